import { chairSide, lying, type Pose, side } from './stance'

const LYING_KNEES_UP = [{ angles: [146, 36, 88] }, { angles: [150, 32, 88] }] as const

/** Seen from the side: walking, on a chair, at a table, on the floor. */
export const SIDE_POSES = {
  'walk-left': side({
    back: [178, 178, 172],
    arms: [{ angles: [26, 46, 46] }, { angles: [-24, -8, -4] }],
    legs: [{ angles: [-22, -38, 44] }, { angles: [24, 8, 100] }],
    look: { eyes: 'open' },
  }),
  'walk-right': side({
    back: [178, 178, 172],
    arms: [{ angles: [-24, -8, -4] }, { angles: [26, 46, 46] }],
    legs: [{ angles: [24, 8, 100] }, { angles: [-22, -38, 44] }],
    look: { eyes: 'open' },
  }),
  'brisk-left': side({
    back: [175, 174, 170],
    arms: [{ angles: [34, 112, 112] }, { angles: [-40, 34, 36] }],
    legs: [{ angles: [-26, -50, 34] }, { angles: [34, 14, 104] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'brisk-right': side({
    back: [175, 174, 170],
    arms: [{ angles: [-40, 34, 36] }, { angles: [34, 112, 112] }],
    legs: [{ angles: [34, 14, 104] }, { angles: [-26, -50, 34] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'skip-left': side({
    back: [176, 174, 170],
    arms: [{ angles: [50, 130, 130] }, { angles: [-48, 24, 26] }],
    legs: [{ angles: [-10, -16, 40] }, { angles: [74, -14, 84] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'skip-right': side({
    back: [176, 174, 170],
    arms: [{ angles: [-48, 24, 26] }, { angles: [50, 130, 130] }],
    legs: [{ angles: [74, -14, 84] }, { angles: [-10, -16, 40] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'stand-side': side({ look: { eyes: 'open' } }),
  'wall-push': side({
    back: [160, 158, 160],
    arms: [{ angles: [92, 96, 160] }, { angles: [86, 94, 160] }],
    legs: [{ angles: [24, 6, 90] }, { angles: [-27, -27, 82] }],
    look: { mouth: 'round' },
  }),
  'wall-ready': side({
    back: [170, 168, 166],
    arms: [{ angles: [66, 112, 160] }, { angles: [60, 112, 160] }],
    legs: [{ angles: [20, 2, 90] }, { angles: [-20, -22, 84] }],
    look: { eyes: 'open' },
  }),
  'wall-back': side({ back: [180, 181, 176], look: { eyes: 'open', flip: true } }),
  'chair-sit': chairSide({ look: { eyes: 'open' } }),
  'chair-rest': chairSide({ back: [188, 186, 178] }),
  'chair-phone': chairSide({
    arms: [{ angles: [6, 66, 80] }, { on: 'ear', off: [-8, 6], elbow: [14, 32], hand: 170 }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'chair-write': chairSide({
    back: [176, 168, 152],
    arms: [{ angles: [28, 84, 96] }, { angles: [22, 80, 84] }],
    look: { eyes: 'closed' },
  }),
  'chair-draw': chairSide({
    back: [176, 166, 150],
    arms: [{ angles: [28, 90, 96] }, { angles: [34, 72, 72] }],
    look: { eyes: 'closed', mouth: 'smile' },
  }),
  'chair-listen': chairSide({ back: [192, 188, 186] }),
  'chair-lean': chairSide({
    back: [154, 150, 166],
    arms: [{ angles: [24, 44, 60] }, { angles: [20, 40, 60] }],
    legs: [{ angles: [86, -14, 88] }, { angles: [88, -16, 88] }],
    look: { eyes: 'open' },
  }),
  'chair-rise': side({
    back: [150, 152, 168],
    arms: [{ angles: [22, 34, 40] }, { angles: [18, 30, 40] }],
    legs: [{ angles: [52, -22, 88] }, { angles: [54, -24, 88] }],
    look: { eyes: 'open' },
  }),
  'rock-back': chairSide({ back: [196, 192, 186] }),
  'rock-front': chairSide({ back: [180, 176, 170] }),
  'bench-sit': chairSide({
    back: [186, 184, 180],
    arms: [{ angles: [8, 62, 80] }, { angles: [6, 58, 76] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'floor-pet': side({
    back: [172, 164, 160],
    arms: [{ angles: [14, 50, 66] }, { angles: [58, 66, 84] }],
    legs: [{ angles: [122, 26, 88] }, { angles: [84, -82, -90] }],
    look: { mouth: 'smile' },
  }),
  'floor-wait': side({
    back: [178, 174, 166],
    arms: [{ angles: [10, 60, 70] }, { angles: [14, 54, 70] }],
    legs: [{ angles: [122, 26, 88] }, { angles: [84, -82, -90] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  lie: lying(),
  'lie-bolster': lying({ legs: [{ angles: [108, 74, 156] }, { angles: [108, 74, 150] }] }),
  'lie-belly': lying({
    arms: [
      { on: 'heart', off: [0, -13], elbow: [30, -2], hand: 60 },
      { on: 'belly', off: [4, -13], elbow: [33, 4], hand: 84 },
    ],
    legs: LYING_KNEES_UP,
  }),
  'lie-hands-chest': lying({
    arms: [
      { on: 'heart', off: [-4, -14], elbow: [22, -6], hand: -60 },
      { on: 'heart', off: [2, -12], elbow: [24, 3], hand: -70 },
    ],
  }),
  'lie-heart-belly': lying({
    arms: [
      { on: 'heart', off: [0, -13], elbow: [30, -2], hand: 60 },
      { on: 'belly', off: [4, -13], elbow: [33, 4], hand: 84 },
    ],
  }),
  'lie-knees': lying({ legs: LYING_KNEES_UP }),
  'lie-hands-head': lying({
    arms: [{ angles: [-150, -40, -30] }, { on: 'nape', off: [-2, 4], elbow: [-18, -26], hand: -50 }],
    legs: LYING_KNEES_UP,
    look: { eyes: 'open' },
  }),
  'lie-stretch': lying({
    arms: [{ angles: [-104, -96, -92] }, { angles: [-100, -94, -90] }],
    legs: [{ angles: [91, 88, 112] }, { angles: [91, 88, 108] }],
    look: { mouth: 'wide' },
  }),
  'lie-tense': lying({
    arms: [{ angles: [76, 104, 110] }, { angles: [70, 106, 120] }],
    legs: [{ angles: [94, 86, 196] }, { angles: [94, 86, 200] }],
  }),
  'lie-side': lying({
    back: [-92, -88, -84],
    arms: [{ angles: [-60, 40, 60] }, { angles: [60, 100, 110] }],
    legs: [{ angles: [112, 60, 90] }, { angles: [118, 62, 90] }],
  }),
  'lie-fingers': lying({
    arms: [{ angles: [86, 150, 170] }, { angles: [70, 152, 175] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'legs-wall': lying({
    arms: [{ angles: [76, 92, 92] }, { angles: [70, 94, 96] }],
    legs: [{ angles: [166, 174, 230] }, { angles: [170, 176, 235] }],
  }),
  'legs-wall-bent': lying({
    arms: [{ angles: [76, 92, 92] }, { angles: [70, 94, 96] }],
    legs: [{ angles: [176, 96, 180] }, { angles: [180, 98, 180] }],
  }),
  cat: side({
    back: [116, 64, 26],
    arms: [{ angles: [-8, -6, 84] }, { angles: [-4, -2, 84] }],
    legs: [{ angles: [4, -84, -90] }, { angles: [-2, -88, -90] }],
  }),
  cow: side({
    back: [70, 106, 128],
    arms: [{ angles: [-4, -2, 84] }, { angles: [-2, 0, 84] }],
    legs: [{ angles: [4, -84, -90] }, { angles: [-2, -88, -90] }],
    look: { eyes: 'open' },
  }),
  child: side({
    back: [104, 72, 62],
    arms: [{ angles: [84, 92, 90] }, { angles: [82, 90, 90] }],
    legs: [{ angles: [74, -86, -92] }, { angles: [70, -88, -92] }],
  }),
  'roll-up': side({
    back: [140, 66, 26],
    arms: [{ angles: [4, 2, 8] }, { angles: [8, 4, 8] }],
    legs: [{ angles: [14, -10, 88] }, { angles: [10, -12, 88] }],
  }),
  hug: side({
    back: [178, 172, 136],
    arms: [
      { angles: [74, 84, 60], short: [0.8, 0.72, 0.9] },
      { angles: [62, 98, 70], short: [0.82, 0.74, 0.9] },
    ],
    legs: [{ angles: [4, 0, 88] }, { angles: [-3, -5, 88] }],
    look: { mouth: 'smile' },
  }),
  'hug-tall': side({
    back: [180, 182, 184],
    arms: [
      { angles: [74, 84, 60], short: [0.8, 0.72, 0.9] },
      { angles: [62, 98, 70], short: [0.82, 0.74, 0.9] },
    ],
    legs: [{ angles: [4, 0, 88] }, { angles: [-3, -5, 88] }],
    look: { mouth: 'smile' },
  }),
  'hug-offer': side({
    back: [178, 177, 172],
    arms: [{ angles: [42, 76, 90] }, { angles: [36, 72, 86] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
} satisfies Record<string, Pose>
