import { type Access, accessToBoth } from '@manifest/contract/access.ts'
import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { askNoting } from '../../batch/ask-noting.ts'
import { browser } from '../../batch/run/environment.ts'
import type { Ask, BatchTarget } from '../../batch/target.ts'
import { isOfLogin } from '../../outcome.ts'
import { hasSensitive } from '../../results/index.ts'
import { recall } from '../../sources/ask.ts'
import { isDemoConsulta } from '../../sources/mode.ts'
import type { PartAnswer } from '../engine/dossie-progress.ts'
import { DossieRun, type DossieRunOptions } from '../engine/dossie-run.ts'
import { StartLimits } from '../engine/start-limits.ts'
import { DossieDetail } from './dossie-detail.tsx'
import { outcomeOf, resultsIn, stateOf } from './part-results.ts'
import { partsText } from './part-text.ts'

/** A dossiê as what each line of a batch is asked: all its parts. */
export function dossieTarget(loaded: LoadedDossie): BatchTarget {
  const { dossie, families } = loaded
  const { title, path, batch, parts } = dossie
  const definitions = parts.flatMap(({ family, variant }) => families[family]?.variants[variant] ?? [])
  const isDemo = definitions.every(isDemoConsulta)
  const { perMinute, concurrency = 1 } = batch ?? {}
  return {
    id: `dossie/${dossie.dossie}`,
    title: batchTitle(title),
    path: batch?.path ?? path,
    access: definitions.reduce<Access | undefined>((all, { access }) => accessToBoth(all, access), undefined),
    form: dossie,
    max: batch?.max ?? 0,
    speed: { perMinute: isDemo ? undefined : perMinute, concurrency, isDemo },
    requestsPerLine: parts.length,
    asker: (note, purpose) => askerOf(loaded, note, purpose),
    stateOf,
    summary: ({ answer }) => partsText(parts, resultsIn(answer)),
    // The summary names the incomplete parts.
    missing: () => [],
    hasSensitive: definitions.some(hasSensitive),
    async loadSheet() {
      const { dossieSheet } = await import('./dossie-sheet.ts')
      return dossieSheet(loaded)
    },
    Detail: ({ found }) => <DossieDetail loaded={loaded} found={found} />,
  }
}

/**
 * Makes a dossiê of each line, all within the same limits. What the session holds, and what a line that was interrupted or
 * failed in part has been answered, is not asked again.
 */
function askerOf(
  { dossie, families }: LoadedDossie,
  ...[note, purpose]: Parameters<BatchTarget['asker']>
): Ask {
  const limits = new StartLimits(browser)
  const answered = new Map<string, PartAnswer>()
  const keyOf = (id: string, values: object) => `${id} ${JSON.stringify(values)}`
  const askPart: DossieRunOptions['ask'] = async (definition, values, { signal }) => {
    const outcome = await askNoting(definition, values, signal, note, purpose)
    if (isComplete({ outcome })) answered.set(keyOf(definition.id, values), { outcome })
    return { outcome }
  }
  return (values, signal) =>
    new Promise((resolve, reject) => {
      const run = new DossieRun({
        dossie,
        families,
        values,
        limits,
        ask: askPart,
        recall: (definition, asked) => {
          const kept = answered.get(keyOf(definition.id, asked)) ?? recall(definition, asked)
          return kept && isComplete(kept) ? kept : undefined
        },
      })
      const end = () => {
        run.dispose()
        reject(signal.reason)
      }
      const follow = () => {
        const progress = run.progress()
        if (progress.status === 'running' || progress.status === 'stopped') return
        signal.removeEventListener('abort', end)
        const ofLogin = progress.parts.find(({ answer }) => isOfLogin(answer?.outcome))
        run.dispose()
        resolve(ofLogin?.answer?.outcome ?? outcomeOf(progress))
      }
      signal.addEventListener('abort', end, { once: true })
      run.subscribe(follow)
      follow()
    })
}

/** Returns true if an answer need not be asked for again when its line is repeated. */
const isComplete = ({ outcome }: PartAnswer) => outcome.status === 'found' || outcome.status === 'not-found'
