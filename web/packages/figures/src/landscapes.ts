// One landscape for each of the six states, with the ring in it: the state's band lit, the others pale.
import { along, at, circlePath, type Point, plus, point } from './geometry'
import { STATES, type StateName, type Tone } from './paint'
import { cut, line, outlined, type Shape } from './shapes'

export const STATE_FRAME = { width: 640, height: 400 }
const CENTRE = point(320, 190)
const [INNER, OUTER] = [116, 140]

/** Ring angles: 0 at the top, clockwise. */
const onRing = (radius: number, angle: number): Point => plus(CENTRE, along(180 - angle, radius))

/** The opening at the top is wider than those between bands. */
const opening = (angle: number) => (angle % 360 === 0 ? 5.4 : 1)

export function bandOf(state: StateName): string {
  const place = STATES.indexOf(state) * 60
  const [from, to] = [place + opening(place), place + 60 - opening(place + 60)]
  return `M${at(onRing(OUTER, from))}A${OUTER} ${OUTER} 0 0 1 ${at(onRing(OUTER, to))}L${at(onRing(INNER, to))}A${INNER} ${INNER} 0 0 0 ${at(onRing(INNER, from))}Z`
}

function ring(state: StateName): Shape[] {
  const others = STATES.filter((name) => name !== state)
  return [...others.map((name) => cut(bandOf(name), `${name}/34`)), cut(bandOf(state), `${state}/100`)]
}

const sky = (tone: Tone) => cut('M0 0H640V400H0Z', tone)
const tree = (x: number, y: number, tone: Tone): Shape[] => [
  line(`M${x} ${y}v-44M${x} ${y - 18}l12-12`),
  cut(`M${x - 22} ${y - 34}q-10-40 22-52q34 8 26 48q-20 16-48 4Z`, tone),
]
const house = (x: number, y: number, roof: Tone, wall: Tone): Shape[] => [
  outlined(`M${x} ${y}v-30h44v30Z`, wall),
  outlined(`M${x - 6} ${y - 30}l28-22l28 22Z`, roof),
]

interface Land {
  /** Behind the ring, and in front of it. */
  behind: Shape[]
  before: Shape[]
}

export const LANDS: Record<StateName, Land> = {
  stillness: {
    behind: [
      sky('stillness/14'),
      cut(circlePath({ x: 320, y: 150, r: 46 }), 'play/45'),
      cut('M0 236Q120 176 260 226T640 200V400H0Z', 'stillness/26'),
      cut('M0 250H640V400H0Z', 'stillness/38'),
    ],
    before: [
      line('M286 268h68M298 284h50M276 300h74M306 316h32', 'play/60', 4),
      outlined('M196 300q26 12 58 0q-6 20-20 20h-20q-14-2-18-20Z', 'line'),
      cut('M0 340Q160 318 330 336T640 326V400H0Z', 'stillness/62'),
      cut('M0 374Q150 352 330 370T640 362V400H0Z', 'stillness/85'),
      line('M70 344v-46M82 346v-62M94 346v-38M82 284q8-10 2-22'),
    ],
  },
  parasympathetic: {
    behind: [
      sky('parasympathetic/13'),
      cut(circlePath({ x: 320, y: 190, r: 74 }), 'play/42'),
      cut('M0 240Q130 150 300 226T640 190V400H0Z', 'parasympathetic/26'),
    ],
    before: [
      cut('M0 286Q150 238 330 284T640 262V400H0Z', 'parasympathetic/44'),
      ...house(452, 288, 'sympathetic/60', 'skin'),
      ...tree(116, 290, 'parasympathetic/72'),
      ...tree(168, 298, 'parasympathetic/58'),
      ...tree(540, 292, 'parasympathetic/72'),
      cut('M0 330Q160 290 330 328T640 316V400H0Z', 'parasympathetic/66'),
      cut(
        'M470 322C420 340 300 340 320 364C336 384 240 392 210 400H330C400 388 410 372 392 358C380 346 440 340 490 324Z',
        'play/30',
      ),
    ],
  },
  play: {
    behind: [
      sky('play/15'),
      cut(circlePath({ x: 134, y: 110, r: 52 }), 'sympathetic/52'),
      cut('M0 250Q120 300 250 240T470 250T640 214V400H0Z', 'play/32'),
    ],
    before: [
      cut('M0 320Q120 250 240 322T470 318T640 296V400H0Z', 'play/52'),
      outlined('M508 62l44 40l-56 36l-28-46Z', 'overwhelm/55'),
      line('M508 62l-12 76M468 92l84 10M496 138q-26 30-8 56t-30 60'),
      cut('M480 176l-12-8v16ZM480 176l12-8v16ZM490 212l-12-8v16ZM490 212l12-8v16Z', 'stillness/60'),
      outlined(circlePath({ x: 232, y: 300, r: 22 }), 'stillness/55'),
      line('M214 288q18 12 36 0M214 312q18-12 36 0M176 312q8-30 30-40M160 300q4-12 12-20'),
      cut('M0 366Q170 330 330 366T640 352V400H0Z', 'play/85'),
      line('M96 344v-24M560 356v-26M584 352v-20'),
      cut(
        [96, 560, 584].map((x, index) => circlePath({ x, y: [316, 326, 328][index] ?? 0, r: 8 })).join(''),
        'overwhelm/65',
      ),
    ],
  },
  sympathetic: {
    behind: [
      sky('sympathetic/14'),
      cut(circlePath({ x: 320, y: 176, r: 60 }), 'play/55'),
      cut('M0 262L90 160L150 220L214 120L320 236L420 150L470 216L556 110L640 214V400H0Z', 'sympathetic/28'),
      cut('M0 322L70 250L140 308L214 240L300 318L380 256L452 314L540 232L640 316V400H0Z', 'sympathetic/46'),
    ],
    before: [
      line('M40 96h100q22 0 22-18t-18-18M64 116h84M492 74h60q24 0 24 20t-20 18M516 56h40M84 76h30'),
      cut('M0 372L110 344L240 374L360 350L500 374L640 342V400H0Z', 'sympathetic/78'),
      line('M86 300l30-22M100 310l30-22M540 300l30-20M556 308l30-20'),
      outlined('M500 178l40-14l-14 24l30-6l-60 50l12-28l-24 4Z', 'play/70'),
    ],
  },
  overwhelm: {
    behind: [
      sky('overwhelm/13'),
      cut('M0 70Q60 20 130 60Q180 10 250 52Q320 6 390 54Q470 12 530 58Q590 26 640 60V0H0Z', 'dorsal_vagal/40'),
      cut(
        'M0 250C80 110 200 120 230 200C180 170 150 220 190 270C300 330 330 150 440 140C540 130 570 210 540 250C500 210 460 240 490 280L640 220V400H0Z',
        'overwhelm/28',
      ),
    ],
    before: [
      cut(
        'M0 330C60 220 170 230 196 296C160 276 140 310 176 334C260 366 320 250 410 246C490 244 514 300 490 330C460 304 434 330 460 350C540 370 600 320 640 300V400H0Z',
        'overwhelm/52',
      ),
      outlined('M282 274q26 16 62 2q-8 24-24 26h-18q-16-4-20-28Z', 'skin'),
      line('M312 282l4-44'),
      outlined('M316 240q24 14 22 34l-24 2Z', 'play/60'),
      cut('M0 372C90 330 170 336 240 362S400 338 470 360S600 352 640 344V400H0Z', 'overwhelm/82'),
      line('M120 96l-14 34M180 84l-16 40M260 86l-12 30M400 88l-14 36M470 82l-16 40M540 90l-14 34'),
    ],
  },
  dorsal_vagal: {
    behind: [
      sky('dorsal_vagal/16'),
      cut(circlePath({ x: 430, y: 130, r: 34 }), 'dorsal_vagal/34'),
      cut('M0 226Q160 190 330 220T640 206V400H0Z', 'dorsal_vagal/24'),
      cut(
        'M60 176h210q14 0 14 10t-14 10h-210q-14 0-14-10t14-10ZM380 236h230q12 0 12 9t-12 9h-230q-12 0-12-9t12-9Z',
        'skin',
      ),
    ],
    before: [
      cut('M0 296Q170 264 330 292T640 280V400H0Z', 'dorsal_vagal/40'),
      line('M150 316v-96M150 262l-26-28M150 246l22-26M150 284l32-24M136 248l-2-18M168 226l-2-16', 'line', 3),
      ...house(440, 306, 'dorsal_vagal/80', 'skin'),
      cut('M455 302v-14h14v14Z', 'play/90'),
      cut('M0 346Q160 312 330 342T640 330V400H0Z', 'dorsal_vagal/60'),
      cut('M110 338h190q12 0 12 8t-12 8h-190q-12 0-12-8t12-8Z', 'dorsal_vagal/30'),
      cut('M0 380Q150 354 330 376T640 368V400H0Z', 'dorsal_vagal/82'),
    ],
  },
}

export function stateShapes(state: StateName): Shape[] {
  const { behind, before } = LANDS[state]
  return [...behind, ...ring(state), ...before]
}
