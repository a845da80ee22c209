/** One camera frame as it is kept: when it was taken and the mean of each colour over its middle. */
export interface Frame {
  /** Milliseconds on the camera's own clock. Only differences mean anything. */
  time: number
  /** Means, 0..255. */
  red: number
  green: number
  blue: number
}
