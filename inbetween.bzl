"""Bazel rules that turn animations into Swift.

    load("@inbetween//:inbetween.bzl", "lottie_swift_library")

    lottie_swift_library(
        name = "animations",
        srcs = glob(["Animations/*.json"]),
        swift_library = swift_library,  # of rules_swift
        deps = ["@inbetween//:Inbetween"],
    )

Every action reads its declared inputs and writes its declared output, without network, clock or
machine paths, so that remote execution and caches work unchanged.
"""

def _swift_name(file):
    return file.basename.replace(".", "_") + ".swift"

def _lottie_swift_impl(ctx):
    outputs = []
    timings = {file.basename: file for file in ctx.files.timings}
    for source in ctx.files.srcs:
        output = ctx.actions.declare_file(ctx.label.name + "/" + _swift_name(source))
        arguments = ctx.actions.args()
        arguments.add("convert")
        arguments.add(source)
        for target in ctx.attr.targets:
            arguments.add("--to", target)
        arguments.add("--access", ctx.attr.access)
        arguments.add("--into", output)
        if ctx.attr.strict:
            arguments.add("--strict")
        inputs = [source] + ctx.files.fonts + ctx.files.pictures
        timing = timings.get(source.basename.rpartition(".")[0] + ".timing.yaml")
        if timing:
            inputs.append(timing)
            arguments.add("--timing", timing)
        for folder in {file.dirname: None for file in ctx.files.fonts}:
            arguments.add("--fonts", folder)
        ctx.actions.run(
            executable = ctx.executable.tool,
            arguments = [arguments],
            inputs = inputs,
            outputs = [output],
            mnemonic = "Inbetween",
            progress_message = "Converting %s" % source.short_path,
        )
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs))]

lottie_swift = rule(
    implementation = _lottie_swift_impl,
    doc = "Swift files, one for each animation.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".json", ".lottie", ".tgs", ".zip", ".js"], mandatory = True),
        "timings": attr.label_list(
            allow_files = [".timing.yaml"],
            doc = "Documented times: orb.timing.yaml is compared with orb.json.",
        ),
        "targets": attr.string_list(default = ["swiftui"], doc = "literal, swiftui, core-animation."),
        "access": attr.string(default = "public", values = ["internal", "public"]),
        "strict": attr.bool(doc = "Whether a warning fails the build."),
        "fonts": attr.label_list(
            allow_files = [".ttf", ".otf"],
            doc = "For texts without outlines; a machine's own fonts are not the same everywhere.",
        ),
        "pictures": attr.label_list(
            allow_files = [".png", ".jpg", ".jpeg", ".webp", ".gif"],
            doc = "That lie beside animations, or below their folders, and that these show.",
        ),
        "tool": attr.label(
            default = "@inbetween//:command",
            executable = True,
            cfg = "exec",
            allow_files = True,
        ),
    },
)

def lottie_swift_library(name, srcs, swift_library, deps = [], visibility = None, **options):
    """A Swift library of animations.

    Args:
      name: of the library, and of its module.
      srcs: .json, .lottie and .tgs files, packed exports (.zip), scripts (.js).
      swift_library: the rule to compile with, as rules_swift has it.
      deps: what literals need: this package's own library.
      visibility: of the library.
      **options: of lottie_swift.
    """
    lottie_swift(name = name + "_swift", srcs = srcs, **options)
    swift_library(
        name = name,
        srcs = [":" + name + "_swift"],
        module_name = name,
        visibility = visibility,
        deps = deps,
    )
