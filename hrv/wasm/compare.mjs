#!/usr/bin/env node
// The same vectors natively and in WebAssembly: compare.mjs HRV.wasm PATH/TO/hrv_analyze_csv FOLDER…
// (A folder that holds folders stands for all of them.)
// Every number of the two answers must agree to 1e-9 of its size, every word exactly; batch and stream alike.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [wasmPath, native, ...folders] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(wasmPath));
// The core asks the system for nothing; what the C library links in is answered with "not available".
const notAvailable = () => 52;
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = notAvailable;
const { exports: hrv } = new WebAssembly.Instance(module, imports);
hrv._initialize();

function answer(address) {
  return JSON.parse(new TextDecoder().decode(new Uint8Array(hrv.memory.buffer, address, hrv.hrv_answer_length())));
}

function analyzeCsv(bytes) {
  const at = hrv.hrv_allocate(bytes.length);
  new Uint8Array(hrv.memory.buffer, at, bytes.length).set(bytes);
  const started = performance.now();
  const result = answer(hrv.hrv_analyze_csv(at, bytes.length));
  const took = performance.now() - started;
  hrv.hrv_release(at);
  return [result, took];
}

function analyzeStream(text) {
  const stream = hrv.hrv_stream_open();
  for (const line of text.trim().split("\n").slice(1)) hrv.hrv_stream_push(stream, ...line.split(",").map(Number));
  const result = answer(hrv.hrv_stream_finish(stream));
  hrv.hrv_stream_close(stream);
  return result;
}

function differences(a, b, path = "") {
  if (typeof a === "number" && typeof b === "number") {
    return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)) ? [] : [`${path}: ${a} ${b}`];
  }
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return a === b ? [] : [`${path}: ${a} ${b}`];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  keys.delete("runtime_ms");
  return [...keys].flatMap((key) => differences(a[key], b[key], `${path}.${key}`));
}

const isRecording = (folder) => existsSync(join(folder, "recording.csv"));
const inside = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
const recordings = folders.flatMap((folder) => (isRecording(folder) ? [folder] : inside(folder).filter(isRecording)));

let failed = recordings.length === 0;
for (const folder of recordings) {
  const file = join(folder, "recording.csv");
  const bytes = readFileSync(file);
  const expected = JSON.parse(execFileSync(native, [file], { encoding: "utf8" }));
  let [batch, took] = analyzeCsv(bytes);
  for (let run = 0; run < 4; run++) took = Math.min(took, analyzeCsv(bytes)[1]);
  const wrong = [...differences(expected, batch), ...differences(expected, analyzeStream(bytes.toString()))];
  failed ||= wrong.length > 0;
  const times = `native ${expected.runtime_ms.toFixed(2)} ms, WebAssembly ${took.toFixed(2)} ms with parsing`;
  console.log(`${wrong.length ? "DIFFERS" : "equal"}  ${folder}  ${times}`);
  wrong.slice(0, 5).forEach((line) => console.log("   " + line));
}
console.log(`${recordings.length} recordings, each in one go and frame by frame: ${failed ? "the builds DIFFER" : "both builds agree to 1e-9"}`);
process.exit(failed ? 1 : 0);
