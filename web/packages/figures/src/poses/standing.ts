import { front, type Pose } from './stance'

/** Standing, facing the reader. */
export const STANDING_POSES = {
  stand: front({ look: { eyes: 'open' } }),
  'stand-eyes-closed': front(),
  'stand-hands-belly': front({
    arms: [
      { on: 'belly', off: [-5, 4], elbow: [-13, 32], hand: 78 },
      { on: 'belly', off: [5, 1], elbow: [13, 32], hand: -78 },
    ],
  }),
  'stand-hand-heart': front({
    arms: [{ angles: [-9, -5, -2] }, { on: 'heart', off: [-3, 0], elbow: [11, 33], hand: -108 }],
    look: { mouth: 'smile' },
  }),
  'stand-tall': front({
    arms: [{ angles: [-12, -8, -4] }, { angles: [12, 8, 4] }],
    look: { eyes: 'up', mouth: 'smile' },
  }),
  'arms-open': front({
    arms: [{ angles: [-66, -84, -92] }, { angles: [66, 84, 92] }],
    look: { eyes: 'open', mouth: 'smile' },
  }),
  'arms-up-wide': front({ arms: [{ angles: [-142, -158, -164] }, { angles: [142, 158, 164] }], look: { eyes: 'up' } }),
  'palms-together': front({
    arms: [
      { on: 'heart', off: [-3.4, 0], elbow: [-19, 28], hand: 172 },
      { on: 'heart', off: [3.4, 0], elbow: [19, 28], hand: -172 },
    ],
  }),
  'stretch-left': front({
    back: [184, 190, 186],
    arms: [{ angles: [-32, -8, -4] }, { angles: [-178, -165, -160] }],
    look: { mouth: 'round' },
  }),
  'stretch-right': front({
    back: [176, 170, 174],
    arms: [{ angles: [178, 165, 160] }, { angles: [32, 8, 4] }],
    look: { mouth: 'round' },
  }),
  'stretch-wide': front({
    back: [180, 180, 184],
    arms: [{ angles: [-152, -172, -150] }, { angles: [152, 172, 150] }],
    legs: [
      { angles: [-12, -8, -50], short: [1, 1, 0.62] },
      { angles: [12, 8, 50], short: [1, 1, 0.62] },
    ],
    look: { mouth: 'wide' },
  }),
  'shake-left': front({
    back: [175, 186, 172],
    arms: [{ angles: [-44, -14, -74] }, { angles: [26, 66, 20] }],
    legs: [
      { angles: [-16, 4, -50], short: [0.96, 0.97, 0.62] },
      { angles: [12, -2, 50], short: [0.94, 0.98, 0.62] },
    ],
    look: { mouth: 'round' },
  }),
  'shake-right': front({
    back: [185, 174, 188],
    arms: [{ angles: [-26, -66, -20] }, { angles: [44, 14, 74] }],
    legs: [
      { angles: [-12, 2, -50], short: [0.94, 0.98, 0.62] },
      { angles: [16, -4, 50], short: [0.96, 0.97, 0.62] },
    ],
    look: { mouth: 'round' },
  }),
  'shake-wrists': front({
    arms: [{ angles: [-16, -64, -20] }, { angles: [16, 64, 20] }],
    look: { eyes: 'open' },
  }),
  'shake-wrists-up': front({
    arms: [{ angles: [-18, -72, -118] }, { angles: [18, 72, 118] }],
    look: { eyes: 'open' },
  }),
  'sway-left': front({
    back: [186, 181, 178],
    arms: [{ angles: [-42, -80, -34] }, { angles: [42, 80, 34] }],
    legs: [
      { angles: [-14, 2, -50], short: [0.93, 0.97, 0.62] },
      { angles: [30, 17, 60], short: [0.97, 1, 0.62] },
    ],
  }),
  'sway-right': front({
    back: [174, 179, 182],
    arms: [{ angles: [-42, -80, -34] }, { angles: [42, 80, 34] }],
    legs: [
      { angles: [-30, -17, -60], short: [0.97, 1, 0.62] },
      { angles: [14, -2, 50], short: [0.93, 0.97, 0.62] },
    ],
  }),
  'sway-centre': front({
    arms: [{ angles: [-24, -18, -50] }, { angles: [24, 18, 50] }],
    legs: [
      { angles: [-17, -1, -50], short: [0.94, 0.97, 0.62] },
      { angles: [17, 1, 50], short: [0.94, 0.97, 0.62] },
    ],
  }),
  'dance-left': front({
    back: [171, 186, 176],
    arms: [{ angles: [-122, -168, 176] }, { angles: [58, 112, 140] }],
    legs: [
      { angles: [-7, 4, -50], short: [0.95, 0.97, 0.62] },
      { angles: [36, -8, 30], short: [0.9, 0.82, 0.8] },
    ],
    look: { mouth: 'smile' },
  }),
  'dance-right': front({
    back: [189, 174, 184],
    arms: [{ angles: [-58, -112, -140] }, { angles: [122, 168, -176] }],
    legs: [
      { angles: [-36, 8, -30], short: [0.9, 0.82, 0.8] },
      { angles: [7, -4, 50], short: [0.95, 0.97, 0.62] },
    ],
    look: { mouth: 'smile' },
  }),
  sing: front({
    back: [180, 180, 180],
    arms: [{ angles: [-30, -72, -100] }, { on: 'heart', off: [-3, 2], elbow: [12, 32], hand: -104 }],
    look: { mouth: 'wide' },
  }),
  'keep-up-left': front({
    back: [174, 184, 178],
    arms: [{ angles: [-150, -172, -168] }, { angles: [46, 76, 90] }],
    legs: [
      { angles: [-4, 2, -46], short: [0.98, 0.98, 0.62] },
      { angles: [30, -22, 30], short: [0.72, 0.9, 0.8] },
    ],
    look: { eyes: 'up', mouth: 'smile' },
  }),
  'keep-up-right': front({
    back: [186, 176, 182],
    arms: [{ angles: [-46, -76, -90] }, { angles: [150, 172, 168] }],
    legs: [
      { angles: [-30, 22, -30], short: [0.72, 0.9, 0.8] },
      { angles: [4, -2, 46], short: [0.98, 0.98, 0.62] },
    ],
    look: { eyes: 'up', mouth: 'smile' },
  }),
  'mirror-high': front({
    back: [180, 180, 182],
    arms: [{ angles: [-20, -6, -4] }, { angles: [102, 158, 172] }],
    look: { eyes: 'right', mouth: 'smile' },
  }),
  'mirror-low': front({
    back: [180, 178, 180],
    arms: [{ angles: [-46, -84, -110] }, { angles: [46, 84, 110] }],
    look: { eyes: 'right', mouth: 'smile' },
  }),
  'shoulders-up': front({ shrug: 9, arms: [{ angles: [-13, -4, 0] }, { angles: [13, 4, 0] }] }),
  'stand-look-left': front({ look: { face: -1, eyes: 'open' } }),
  'stand-look-right': front({ look: { face: 1, eyes: 'open' } }),
} satisfies Record<string, Pose>
