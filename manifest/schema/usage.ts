import * as z from 'zod'
import { about } from './about.ts'
import { balancePath } from './credits.ts'
import { sourceName } from './names.ts'
import { valuePath } from './text.ts'

/** The keys with paths inside a row. */
const rowKeys = ['date', 'consulta', 'found', 'notFound', 'failed', 'incomplete'] as const

/** The path and keys under which a source tells the use of a team. A row counts the queries of one consulta on one day. */
export const usage = z
  .strictObject({
    source: sourceName.meta(about('A fonte que conta o uso da equipe, de sources.yaml', 'gateway')),
    get: balancePath.meta(about('O caminho do uso na fonte, pedido por GET', '/uso')),
    rows: valuePath.meta(about('Onde está a lista: uma linha por dia e consulta', 'linhas')),
    date: valuePath.meta(about('Na linha, o dia, AAAA-MM-DD', 'data')),
    consulta: valuePath.meta(about('Na linha, a consulta, como cpf/3', 'consulta')),
    found: valuePath.meta(about('Na linha, quantas tiveram resultado', 'encontradas')),
    notFound: valuePath.meta(about('Na linha, quantas não encontraram nada', 'naoEncontradas')),
    failed: valuePath.meta(about('Na linha, quantas falharam', 'falhas')),
    incomplete: valuePath
      .optional()
      .meta(about('Na linha, quantas vieram incompletas, se a fonte as conta', 'incompletas')),
  })
  .superRefine((given, context) => {
    for (const [index, key] of rowKeys.entries()) {
      const path = given[key]
      if (path === undefined) continue
      const isTaken = rowKeys.slice(0, index).some((other) => overlaps(given[other], path))
      if (isTaken || path === '$')
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `"${path}" não é um valor só desta chave: cada uma lê um valor da linha`,
        })
    }
  })

const overlaps = (one: string | undefined, other: string) =>
  one !== undefined && (`${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`))

export type UsageSettings = z.output<typeof usage>
