#!/bin/sh
# Makes every committed recording again: tests/golden/regenerate.sh PATH/TO/hrv_synthesize. Same options, same bytes.
set -eu
make="$1"
cd "$(dirname "$0")"
"$make" rest_70s --seed 7
"$make" fast_110bpm --heart-rate 110 --rsa 8 --slow-wave 10 --drift 6 --seed 11
"$make" slow_breath_60s --seconds 60 --heart-rate 58 --breaths 6 --rsa 60 --seed 3
"$make" callback_clock_75s --seconds 75 --heart-rate 78 --rsa 18 --jitter 9 --drops 0.04 --seed 5
"$make" ectopic_70s --heart-rate 66 --ectopic 0.03 --seed 9
"$make" red_only_60s --seconds 60 --heart-rate 72 --green 0 --blue 0 --red 240 --noise 0.03 --seed 13
"$make" restless_70s --heart-rate 70 --motions 3 --pressure -0.5 --warm-up 4 --seed 17
"$make" blank_30s --scene blank --seconds 30 --seed 1
"$make" noise_60s --scene noise --seconds 60 --seed 2
"$make" lamp_60s --scene lamp --seconds 60 --fps 30.3 --lamp-hz 120 --seed 4
"$make" talking_60s --scene talking --seconds 60 --seed 6
