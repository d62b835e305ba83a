// `npm run -s explain-stack -- dist-maps page-1a2b3c4d.js:1:2345 …`: prints where the frames of a report are in the sources.
import { UsageError } from '../../codegen/cli/options.mjs'
import { parseOptions, reportFailure } from '../command-line.ts'
import { explainFrame } from './explain-frame.ts'

const usage = `Uso: npm run -s explain-stack -- PASTA QUADRO…

Diz onde os quadros de um relato de erro estão no código-fonte. PASTA tem os mapas da construção (dist-maps); um QUADRO é
como page-1a2b3c4d.js:1:2345.
`

try {
  const { values, positionals } = parseOptions({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [maps, ...frames] = positionals
  if (values.help) console.log(usage)
  else if (maps === undefined || frames.length === 0) throw new UsageError('Faltam a pasta e um quadro')
  else for (const frame of frames) console.log(`${frame}  ${explainFrame(frame, maps) ?? 'sem mapa'}`)
} catch (error) {
  reportFailure(error, usage)
}
