// npx tsx tools/finger-video.ts RECORDING.csv|blank OUT.y4m [seconds]: a camera file to try the app with by hand.
import { readFileSync } from 'node:fs'
import { blankScene, sceneOf, writeVideo } from '../support/make-finger-video'

const [source, target, seconds = '70'] = process.argv.slice(2)
if (!source || !target) {
  console.error('usage: finger-video.ts RECORDING.csv|blank OUT.y4m [seconds]')
  process.exit(2)
}
const scene = source === 'blank' ? blankScene : sceneOf(readFileSync(source, 'utf8'))
writeVideo(target, scene, { seconds: Number(seconds) })
