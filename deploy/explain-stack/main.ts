// `npm run -s explain-stack -- dist-maps page-1a2b3c4d.js:1:2345 …`: prints where the frames of a report are in the sources.
import { explainFrame } from './explain-frame.ts'

const [maps, ...frames] = process.argv.slice(2)

if (maps === undefined || frames.length === 0) {
  console.error('Uso: npm run -s explain-stack -- PASTA QUADRO…')
  process.exitCode = 2
} else {
  for (const frame of frames) console.log(`${frame}  ${explainFrame(frame, maps) ?? 'sem mapa'}`)
}
