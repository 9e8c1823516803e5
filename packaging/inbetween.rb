# A Homebrew formula. `.ci/formula ADDRESS [TAG] > Formula/inbetween.rb` writes it for a tap, with the
# address of the repository for the one below, which leads nowhere; then `brew install TAP/inbetween`.
class Inbetween < Formula
  desc "Turns After Effects animations into Swift source that needs no player"
  homepage "https://example.org/inbetween"
  license "MIT"
  head "https://example.org/inbetween.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "cmark-gfm"
  depends_on "duktape"
  depends_on "fontconfig"
  depends_on "fribidi"
  depends_on "giflib"
  depends_on "harfbuzz"
  depends_on "jansson"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on "libzip"
  depends_on "webp"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}", "SETUP=", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/inbetween --version") unless head?
    assert_match "convert", shell_output("#{bin}/inbetween --help")
  end
end
