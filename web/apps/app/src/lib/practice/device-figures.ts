import { stored } from '../device/stored'
import type { DeviceFigures } from '../outbox/readings'

/** What this device read in the recording of the last result: shown beside the server's figure, which decides. */
const last = stored<DeviceFigures & { taskId: string }>('device_figures')

export const deviceFigures = {
  of: (taskId: string): DeviceFigures | undefined => {
    const figures = last.read()
    return figures?.taskId === taskId ? figures : undefined
  },
  /** They are about a person's heart. */
  forget: () => last.clear(),
  write: (taskId: string, figures: DeviceFigures) => last.write({ ...figures, taskId }),
}
