# `make convert` and `make test` work on a fresh Debian or macOS machine with Swift.

# What `make convert` converts; its documented times lie beside it.
INPUT ?= Fixtures/bolt-spinner/bolt-spinner.json
OUT ?= out
# Options for every build, so that two steps of one run share one build.
FLAGS ?=
# On Linux a release carries Swift's libraries with it: it starts sooner, and runs without them.
RELEASE = -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

# Where `make install` puts the command, its manual and its completions.
PREFIX ?= /usr/local
SETUP ?= setup
SWIFT_FLAGS ?=

# The programs beside the command, whose packages `make convert` does without: see Package.swift.
export INBETWEEN_PROGRAMS ?= 1
convert: INBETWEEN_PROGRAMS =

.PHONY: convert test setup bench bench-batch bench-scale roundtrip conformance native pairs documents interactive apple-check install artifact documentation lint clean fuzz fuzz-long fuzz-coverage faults same-bytes

convert: setup
	swift build --product inbetween $(FLAGS)
	@bin=$$(swift build --show-bin-path $(FLAGS)); \
	files=$$($$bin/inbetween convert $(INPUT) --output $(OUT)) && \
	for file in $$files; do printf '\n%s begins:\n\n' $$file && head -n 40 $$file; done && \
	printf '\nIts timing report:\n\n' && $$bin/inbetween timing $(INPUT)

test: setup
	swift test $(FLAGS)

# Installs missing C libraries with apt-get or Homebrew.
setup:
	@.ci/setup

# Start-up, speed and memory of a release build, beside the bare parser; what frames cost, beside
# ThorVG and rlottie, which are fetched from PyPI; what generated source costs the compiler; and
# what a timing report of 1,000 properties costs to write, to scroll and to scrub.
bench: setup
	swift build $(RELEASE) --product inbetween
	swift build $(RELEASE) --product benchmark
	@.build/release/benchmark
	@.ci/peers bench .build/release/benchmark
	@.ci/source-bench .build/release/inbetween
	@.ci/report-bench .build/release/inbetween

# Compiles and runs the literal of every fixture, and of every file of ../shared/corpus if it is
# there, and compares each with what was imported.
roundtrip: setup
	ROUNDTRIP=1 swift test $(FLAGS) --filter CorpusRoundTripTests

# Draws every animation of ../shared/corpus and compares the frames with After Effects' and
# lottie-web's; says what it skipped without them.
conformance:
	@.ci/setup --conformance
	swift build $(RELEASE) --product inbetween
	@.ci/conformance .build/release/inbetween

# Compiles and runs SwiftUI views in both styles and the layers of every fixture, and of every file of
# ../shared/corpus if it is there, and compares frames with the preview's and After Effects'.
native: setup
	swift build $(RELEASE) --product inbetween
	swift build $(RELEASE) --product compare-frames
	@.ci/native .build/release/inbetween .build/release/compare-frames

# Draws animations that put two features together, every two of some seventy, in every target, and
# compares them with the preview: hours. It goes on where it was stopped.
pairs: setup
	swift build $(RELEASE) --product inbetween
	swift build $(RELEASE) --product compare-frames
	@.ci/pairs .build/release/inbetween .build/release/compare-frames

# How much of what people read in documents is read, and how much of what is read is right, over
# ../shared/corpus/timing-documents if it is there.
documents: setup
	swift build --product inbetween $(FLAGS)
	swift build --product inbetween-code-reader $(FLAGS)
	@.ci/documents "$$(swift build --show-bin-path $(FLAGS))/inbetween"

# Runs the scripts of Tests/Machines and ../shared/corpus against state machines, evaluated and as
# generated Swift that is compiled, and looks up the colours of themes; FOLDER=DIR takes other tables.
interactive: setup
	swift build --product inbetween $(FLAGS)
	@bin=$$(swift build --show-bin-path $(FLAGS))/inbetween; \
	if [ -n "$(FOLDER)" ]; then exec .ci/interactive $$bin --folder "$(FOLDER)"; fi; \
	.ci/interactive $$bin --folder Tests/Machines && .ci/interactive $$bin --random 400 && \
	if [ -d ../shared/corpus/dotlottie ]; then .ci/interactive $$bin; fi

# On macOS: compiles views and layers of the reference systems against Apple's frameworks and compares
# their frames with the preview's. Elsewhere it says that it cannot.
apple-check:
	@if [ "$$(uname)" = Darwin ]; then swift build --product inbetween $(FLAGS); fi
	@.ci/apple-check "$$(swift build --show-bin-path $(FLAGS))/inbetween"

# Cold and warm runs over 10,000 files, with one job and two.
bench-batch: setup
	swift build $(RELEASE) --product inbetween
	@.ci/bench-batch .build/release/inbetween

# What ten times as many layers, keyframes and points cost: no more than eleven times as much.
bench-scale: setup
	swift build $(RELEASE) --product inbetween
	@.ci/scale-bench .build/release/inbetween

# Feeds mutants of animations, packages, timing files, documents, state machines, configurations and
# themes to a release build, each with limits of time and memory; what stops it is made smaller and
# written below .build/fuzz. SEED=new takes another seed each time, FROM goes on where a run stopped.
SEED ?= 1
FROM ?= 0
COUNT ?= 2000
MINUTES ?= 100000
JOBS ?= 2
fuzz: setup
	swift build $(RELEASE) --product inbetween
	@.ci/fuzz .build/release/inbetween --seed $(SEED) --from $(FROM) --count $(COUNT) \
		--minutes $(MINUTES) --jobs $(JOBS)

# The same of files of up to 950 kB in which one list, outline or text is as long as fits.
fuzz-long: setup
	INBETWEEN_PROGRAMS=1 swift build $(RELEASE) --product inbetween
	INBETWEEN_PROGRAMS=1 swift build $(RELEASE) --product inbetween-code-reader
	@.ci/fuzz .build/release/inbetween --seed $(SEED) --from $(FROM) --count $(COUNT) \
		--minutes $(MINUTES) --jobs $(JOBS) --kinds long --batch 1 --shrink-seconds 0

# The same under AddressSanitizer, by the code that inputs reach: SECONDS for each door, in one process.
SECONDS ?= 60
fuzz-coverage: setup
	@.ci/fuzz-coverage $(SECONDS)

# Kills batches of 2,000 files 200 times at random moments, and looks at what they leave.
KILLS ?= 200
FILES ?= 2000
faults: setup
	swift build $(RELEASE) --product inbetween
	@.ci/faults .build/release/inbetween --files $(FILES) --kills $(KILLS) --seed $(SEED)

# Compares what all commands write with one job and two, in other folders, languages, time zones and
# seeds of hashes, and with a build without optimisation: hours. PART=N/M takes a part of the inputs.
PART ?= 1/1
same-bytes: setup
	swift build $(RELEASE) --product inbetween
	swift build --product inbetween $(FLAGS)
	@.ci/same-bytes .build/release/inbetween --beside "$$(swift build --show-bin-path $(FLAGS))/inbetween" \
		--part $(PART)

# On Linux, Swift's libraries are in the command; Jansson, Cairo and the other C libraries that
# Package.swift names stay shared libraries of the system.
install: $(SETUP)
	swift build $(RELEASE) $(SWIFT_FLAGS) --product inbetween
	swift build $(RELEASE) $(SWIFT_FLAGS) --product inbetween-code-reader
	swift build $(RELEASE) $(SWIFT_FLAGS) --product inbetween-page-server
	@.ci/install .build/release/inbetween "$(PREFIX)"

# The command for SwiftPM's plugins, so that packages need not build it:
# INBETWEEN_ARTIFACT=.build/inbetween.artifactbundle swift build
# WHOLE=--whole puts the shared libraries that it needs beside it, as releases have them.
artifact: setup
	swift build $(RELEASE) --product inbetween
	swift build $(RELEASE) --product inbetween-code-reader
	@.ci/artifact .build/release/inbetween .build/inbetween.artifactbundle $(WHOLE)

# The reference of the library product, as pages.
documentation: setup
	swift build --target InbetweenTimeline $(FLAGS)
	@.ci/documentation "$$(swift build --show-bin-path $(FLAGS))" $(OUT)/documentation

lint:
	swift format lint --strict -r Sources Plugins Tests Package.swift

clean:
	rm -rf .build $(OUT)
