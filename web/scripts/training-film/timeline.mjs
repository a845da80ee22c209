// Describes each moment of the training film as plain data: the same moment is drawn once, however long it stays.

/** Eight minutes, as the page says. */
export const FILM_SECONDS = 480
export const RATE = 10
/** A chapter begins with its title, and the film ends with the name. */
const CARD_SECONDS = 3.5
const END_SECONDS = 4
const FADE_FRAMES = 4
/** One breath of an exercise: four seconds in, six out. */
const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS
/** Drawings swell and sink this slowly, in so many steps that no two neighbours differ by more than half a pixel. */
const REST_STEPS = 24
const TURN_SECONDS = 2.5
const LEAN_SECONDS = 1.2
const LEAN_STEPS = 12

const smooth = (share) => share * share * (3 - 2 * share)
const within = (value, from, until) => Math.min(Math.max((value - from) / (until - from), 0), 1)
const lastAt = (items, seconds) => items.findLastIndex(({ at }) => at <= seconds)

/** How full the lungs are, 0..1, and what to do, in the middle of a breath that began with the scene. */
function breathAt(seconds) {
  const inBreath = seconds % BREATH_SECONDS
  return inBreath < IN_SECONDS
    ? { size: smooth(inBreath / IN_SECONDS), way: 'in', left: Math.ceil(IN_SECONDS - inBreath) }
    : {
        size: 1 - smooth((inBreath - IN_SECONDS) / OUT_SECONDS),
        way: 'out',
        left: Math.ceil(BREATH_SECONDS - inBreath),
      }
}

/** Where the dot of the ring stands: it rests, is turned, and stays. */
function dotAt([from, to], sinceStart) {
  const turned = smooth(within(sinceStart, 2, 2 + TURN_SECONDS))
  return Number((from + (to - from) * turned).toFixed(3))
}

/** Leaning against the wall with each push, and back before the next scene. */
function leanAt(sinceStart, length) {
  const into = within(sinceStart, 1.5, 1.5 + LEAN_SECONDS)
  const back = within(sinceStart, length - 3, length - 3 + LEAN_SECONDS)
  return Math.round(LEAN_STEPS * (smooth(into) - smooth(back))) / LEAN_STEPS
}

const restAt = (seconds) =>
  Math.round(REST_STEPS * (0.5 - 0.5 * Math.cos((2 * Math.PI * seconds) / BREATH_SECONDS))) / REST_STEPS

function sceneAt({ scenes, breathsBeganAt }, index, seconds) {
  const scene = scenes[index]
  const since = seconds - scene.at
  const length = (scenes[index + 1]?.at ?? FILM_SECONDS) - scene.at
  return {
    scene: index,
    rest: scene.breath ? 0 : restAt(seconds),
    ...(scene.breath && { breath: breathAt(seconds - breathsBeganAt) }),
    ...(scene.ring && { dot: dotAt(scene.ring, since) }),
    ...(scene.lean && { lean: leanAt(since, length) }),
    ...(scene.count && { count: Math.max(0, scene.count - Math.floor((since * scene.count) / (length - 4))) }),
  }
}

function momentAt(film, seconds) {
  if (seconds >= FILM_SECONDS - END_SECONDS) return { end: true }
  const chapter = lastAt(film.chapters, seconds)
  if (seconds - film.chapters[chapter].at < CARD_SECONDS) return { card: chapter }
  return { ...sceneAt(film, lastAt(film.scenes, seconds), seconds), chapter }
}

/** Tells what a moment shows, apart from what moves in it: with a new one the picture fades in. */
const settingOf = ({ card, scene, end }) => JSON.stringify({ card, scene, end })

/** Every frame of the film in its order. */
export function framesOf({ scenes, chapters }) {
  const film = { scenes, chapters, breathsBeganAt: scenes.find(({ breath }) => breath)?.at ?? 0 }
  let setting = ''
  let shownFor = 0
  return Array.from({ length: FILM_SECONDS * RATE }, (_, frame) => {
    const moment = momentAt(film, frame / RATE)
    const now = settingOf(moment)
    shownFor = now === setting ? shownFor + 1 : 1
    setting = now
    return { ...moment, light: Math.min(1, shownFor / FADE_FRAMES) }
  })
}

/** Frames that are the same, one after the other: what is drawn, and for how many frames it stays. */
export function runsOf(frames) {
  const runs = []
  for (const moment of frames) {
    const key = JSON.stringify(moment)
    const last = runs.at(-1)
    if (last?.key === key) last.frames += 1
    else runs.push({ key, moment, frames: 1 })
  }
  return runs
}

const clock = (seconds) => new Date(1000 * seconds).toISOString().slice(11, 23)

/** The words as captions, each until the next. */
export function captionsOf({ scenes }) {
  const cues = scenes.map(({ at, words }, index) => {
    const until = scenes[index + 1]?.at ?? FILM_SECONDS
    return `${clock(at)} --> ${clock(until)}\n${words}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** The chapters as a player's menu reads them. */
export function chapterTrackOf({ chapters }) {
  const cues = chapters.map(
    ({ at, title }, index) => `${clock(at)} --> ${clock(chapters[index + 1]?.at ?? FILM_SECONDS)}\n${title}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}
