import { crossLegged, front, type Pose, seated } from './stance'

/** Sitting towards the reader: on a chair, or on the floor with legs crossed. */
export const SEATED_POSES = {
  sit: seated(),
  'sit-eyes-open': seated({ look: { eyes: 'open' } }),
  'sit-look-left': seated({ look: { face: -1, eyes: 'open' } }),
  'sit-look-right': seated({ look: { face: 1, eyes: 'open', mouth: 'smile' } }),
  'sit-hands-open': seated({
    arms: [
      { on: 'leftThigh', off: [-1, -4], elbow: [-12, 31], hand: 50 },
      { on: 'rightThigh', off: [1, -4], elbow: [12, 31], hand: -50 },
    ],
  }),
  'sit-hands-together': seated({
    arms: [
      { on: 'pelvis', off: [-3, 0], elbow: [-12, 32], hand: 64 },
      { on: 'pelvis', off: [4, -3], elbow: [12, 32], hand: -64 },
    ],
  }),
  'sit-belly': seated({
    arms: [
      { on: 'heart', off: [2, -2], elbow: [-13, 32], hand: 106 },
      { on: 'belly', off: [0, 2], elbow: [14, 31], hand: -86 },
    ],
  }),
  'sit-heart-belly': seated({
    arms: [
      { on: 'belly', off: [0, 1], elbow: [-14, 31], hand: 86 },
      { on: 'heart', off: [-2, -1], elbow: [12, 32], hand: -106 },
    ],
    look: { mouth: 'smile' },
  }),
  'sit-rub-palms': seated({
    arms: [
      { on: 'heart', off: [-2, 8], elbow: [-16, 29], hand: 130 },
      { on: 'heart', off: [3, 6], elbow: [16, 29], hand: -150 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-hug-self': seated({
    arms: [
      { on: 'rightUpperArm', off: [-3, -14], elbow: [-2, 31], hand: 130 },
      { on: 'leftUpperArm', off: [3, -12], elbow: [2, 31], hand: -130 },
    ],
  }),
  'sit-hug-elbows': seated({
    arms: [
      { on: 'rightUpperArm', off: [1, 10], elbow: [-5, 33], hand: 84 },
      { on: 'leftUpperArm', off: [-1, 8], elbow: [5, 33], hand: -84 },
    ],
  }),
  'sit-butterfly-left': seated({
    arms: [
      { on: 'rightCollar', off: [2, 4], elbow: [-9, 31], hand: 138 },
      { on: 'leftCollar', off: [-4, -1], elbow: [9, 30], hand: -126 },
    ],
  }),
  'sit-butterfly-right': seated({
    arms: [
      { on: 'rightCollar', off: [4, -1], elbow: [-9, 30], hand: 126 },
      { on: 'leftCollar', off: [-2, 4], elbow: [9, 31], hand: -138 },
    ],
  }),
  'sit-nostril': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'nose', off: [5, 4], elbow: [13, 31], hand: -166 },
    ],
  }),
  'sit-nostril-left': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'nose', off: [1.5, 4], elbow: [14, 30], hand: -150 },
    ],
  }),
  'sit-cloth': seated({
    arms: [
      { on: 'brow', off: [-13, 3], elbow: [-9, 32], hand: 172 },
      { on: 'brow', off: [13, 3], elbow: [9, 32], hand: -172 },
    ],
  }),
  'sit-palms-eyes': seated({
    arms: [
      { on: 'brow', off: [-5, 6], elbow: [-14, 28], hand: 162 },
      { on: 'brow', off: [5, 6], elbow: [14, 28], hand: -162 },
    ],
  }),
  'sit-cool-neck': seated({
    back: [180, 180, 175],
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'ear', off: [0, 12], elbow: [22, 22], hand: -165 },
    ],
  }),
  'sit-brow-thumbs': seated({
    back: [180, 180, 178],
    arms: [
      { on: 'brow', off: [-7, 4], elbow: [-14, 29], hand: 158 },
      { on: 'brow', off: [7, 4], elbow: [14, 29], hand: -158 },
    ],
  }),
  'sit-head-left': seated({ back: [180, 180, 204] }),
  'sit-head-right': seated({ back: [180, 180, 156] }),
  'sit-tap-brow': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'brow', off: [5, 1], elbow: [16, 28], hand: -160 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-tap-collar': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'leftCollar', off: [3, 2], elbow: [11, 32], hand: -118 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-tap-underarm': seated({
    arms: [{ angles: [-38, -20, -10] }, { on: 'leftUpperArm', off: [9, 8], elbow: [9, 33], hand: -100 }],
    look: { eyes: 'open' },
  }),
  'sit-shoulders-up': seated({ shrug: 9 }),
  'sit-thumb-near': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'nose', off: [21, 8], elbow: [15, 30], hand: 180 },
    ],
    look: { eyes: 'right' },
  }),
  'sit-thumb-far': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'nose', off: [21, 8], elbow: [15, 30], hand: 180 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-wide': seated({
    arms: [{ angles: [-62, -134, -160] }, { angles: [62, 134, 160] }],
    look: { eyes: 'open' },
  }),
  'sit-hum': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'heart', off: [-2, -6], elbow: [12, 32], hand: -112 },
    ],
  }),
  'sit-tone': seated({ look: { mouth: 'round' } }),
  'sit-sigh': seated({ back: [180, 180, 180], shrug: -2, look: { mouth: 'round' } }),
  'sit-tall': seated({ shrug: 3, look: { eyes: 'up' } }),
  'sit-grip': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'heart', off: [12, 14], elbow: [11, 33], hand: -140 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-laugh': seated({
    back: [180, 184, 170],
    arms: [
      { on: 'belly', off: [-3, 2], elbow: [-14, 31], hand: 84 },
      { on: 'rightThigh', off: [-1, -3], elbow: [8, 33], hand: -20 },
    ],
    look: { mouth: 'wide' },
  }),
  'sit-point': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'chest', off: [32, -12], elbow: [20, 27], hand: 168 },
    ],
    look: { eyes: 'right' },
  }),
  'sit-sense': seated({
    arms: [
      { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
      { on: 'mouth', off: [22, 20], elbow: [13, 32], hand: 176 },
    ],
    look: { eyes: 'open' },
  }),
  'sit-hand-cup': seated({
    arms: [
      { on: 'heart', off: [-9, 2], elbow: [-12, 32], hand: 165 },
      { on: 'heart', off: [9, 2], elbow: [12, 32], hand: -165 },
    ],
    look: { mouth: 'smile' },
  }),
  'floor-sit': crossLegged(),
  'floor-sit-open': crossLegged({ look: { eyes: 'open', mouth: 'smile' } }),
  'floor-heart': crossLegged({
    arms: [
      { on: 'leftKnee', off: [3, -6], elbow: [-13, 31], hand: -30 },
      { on: 'heart', off: [-2, 0], elbow: [12, 32], hand: -106 },
    ],
    look: { mouth: 'smile' },
  }),
  'floor-rock-left': crossLegged({ back: [188, 187, 184] }),
  'floor-rock-right': crossLegged({ back: [172, 173, 176] }),
  'floor-count': crossLegged({
    arms: [
      { on: 'pelvis', off: [-3, 2], elbow: [-13, 32], hand: 70 },
      { on: 'pelvis', off: [4, -1], elbow: [13, 32], hand: -70 },
    ],
  }),
  'floor-wish': crossLegged({
    arms: [{ angles: [-34, -88, -110] }, { on: 'heart', off: [-2, 0], elbow: [12, 32], hand: -106 }],
    look: { mouth: 'smile' },
  }),
  'chair-press': seated({ back: [180, 180, 180], look: { eyes: 'open' } }),
  'front-rise': front({
    back: [180, 180, 180],
    arms: [{ angles: [-16, 6, 8] }, { angles: [16, -6, -8] }],
    legs: [
      { angles: [-20, 1, -40], short: [0.76, 0.98, 0.62] },
      { angles: [20, -1, 40], short: [0.76, 0.98, 0.62] },
    ],
    look: { eyes: 'open' },
  }),
} satisfies Record<string, Pose>
