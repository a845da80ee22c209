import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'

test.use({ settled: 'Ana' })

const refusals: [string, string, string][] = [
  ['refused', 'NotAllowedError', 'denied'],
  ['missing', 'NotFoundError', 'missing'],
  ['taken by another program', 'NotReadableError', 'busy'],
]

for (const [what, errorName, reason] of refusals) {
  test(`a camera that is ${what} is said in its own words, and trying again works`, async ({ member, page }) => {
    // In whatever document the reading begins: the way there may reload the page.
    await page.addInitScript((name) => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open
        return Promise.reject(new DOMException('not now', name))
      }
    }, errorName)
    await member.startReading()
    await expect(member.heading(`reading.no_camera.${reason}.title`)).toBeVisible()
    await checkScreen(page, `reading-camera-${reason}`)
    await member.button('reading.no_camera.again').click()
    await expect(member.heading('reading.finding.title')).toBeVisible()
  })
}

test('stopping gives the camera back, and ends the engine beside the page', async ({ member, page }) => {
  await member.startReading()
  await expect(member.heading('reading.finding.title')).toBeVisible()
  const engines = () => page.workers().filter((worker) => worker.url().includes('engine-worker')).length
  await expect.poll(engines).toBe(1)
  // The picture comes a moment after its place.
  const stream = await page.waitForFunction(() => document.querySelector('video')?.srcObject as MediaStream | null)
  const tracks = await stream.evaluateHandle((shown) => shown?.getTracks() ?? [])
  const states = () => tracks.evaluate((all) => all.map((track) => track.readyState))
  expect(await states()).toEqual(['live'])
  await member.button('reading.stop').last().click()
  await expect(member.heading('reading.intro.title')).toBeVisible()
  await expect.poll(states).toEqual(['ended'])
  await expect.poll(engines).toBe(0)
})
