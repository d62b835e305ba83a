import { type Access, intersectAccess } from '@manifest/contract/access.ts'
import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import { roundCredits, sumPartCosts } from '@manifest/contract/credits.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { BatchTarget, LineCost, LineQuery } from '../../batch/batch-target.ts'
import { findLineSubject } from '../../batch/line-subject.ts'
import type { FormValues } from '../../form/form-values.ts'
import { isCreditFailure, isLoginFailure } from '../../outcome.ts'
import { hasSensitiveLayout } from '../../results/index.ts'
import { browserEnvironment } from '../../run/environment.ts'
import { queryAndRecord } from '../../run/query-and-record.ts'
import { isDemoConsulta } from '../../sources/mode.ts'
import { readCachedAnswer, readUsableAnswer } from '../../sources/query-and-cache.ts'
import type { PartAnswer } from '../engine/dossie-progress.ts'
import { DossieRun } from '../engine/dossie-run.ts'
import type { DossieRunOptions } from '../engine/dossie-run-options.ts'
import { fillPartValues } from '../engine/part-values.ts'
import { StartLimits } from '../engine/start-limits.ts'
import { DossieDetail } from './dossie-detail.tsx'
import { combineOutcomes, describeParts, readPartResults, toRowState } from './part-results.ts'

/** Creates the target of a batch that queries all parts of a dossiê per line. */
export function createDossieTarget(loaded: LoadedDossie): BatchTarget {
  const { dossie, families } = loaded
  const { title, path, batch, parts } = dossie
  const definitions = parts.flatMap(({ family, variant }) => families[family]?.variants[variant] ?? [])
  const isDemo = definitions.every(isDemoConsulta)
  const { perMinute, concurrency = 1 } = batch ?? {}
  return {
    id: `dossie/${dossie.dossie}`,
    title: batchTitle(title),
    path: batch?.path ?? path,
    access: definitions.reduce<Access | undefined>(
      (all, { access }) => intersectAccess(all, access),
      undefined,
    ),
    form: dossie,
    max: batch?.max ?? 0,
    speed: { perMinute: isDemo ? undefined : perMinute, concurrency, isDemo },
    requestsPerLine: parts.length,
    cost: createLineCost(loaded),
    createQuery: (onUsage, purpose) => createDossieQuery(loaded, onUsage, purpose),
    toRowState,
    summary: ({ answer }) => [describeParts(parts, readPartResults(answer))],
    // The summary names the incomplete parts.
    missing: () => [],
    findSubject: (values) => findLineSubject(dossie.fields, values),
    async loadAdoptLine() {
      const { adoptDossieLine } = await import('./adopt-dossie-line.ts')
      return (line) => adoptDossieLine(loaded, line)
    },
    hasSensitive: definitions.some(hasSensitiveLayout),
    async loadSheet() {
      const { createDossieSheet } = await import('./dossie-sheet.ts')
      return createDossieSheet(loaded)
    },
    Detail: ({ found }) => <DossieDetail loaded={loaded} found={found} />,
  }
}

/** Returns the cost of a line. A part that needs another part's answer counts, since its input is not known yet. */
function createLineCost(loaded: LoadedDossie): LineCost | undefined {
  const { dossie, families } = loaded
  const cost = sumPartCosts(dossie.parts)
  if (!cost) return undefined
  const readSaved = (values: FormValues) =>
    roundCredits(
      dossie.parts.reduce((saved, part) => {
        const definition = families[part.family]?.variants[part.variant]
        const input = definition?.cost ? fillPartValues(part, definition, values, []) : undefined
        const isSaved = definition && input && 'values' in input && readUsableAnswer(definition, input.values)
        return isSaved ? saved + (definition.cost ?? 0) : saved
      }, 0),
    )
  return { ...cost, readSaved }
}

/**
 * Creates a function that runs a dossiê for each line, with limits shared by all lines. It does not repeat a
 * query that the session or an earlier run of the line has an answer for.
 */
function createDossieQuery(
  { dossie, families }: LoadedDossie,
  ...[onUsage, purpose]: Parameters<BatchTarget['createQuery']>
): LineQuery {
  const limits = new StartLimits(browserEnvironment)
  const answerCache = new Map<string, PartAnswer>()
  const buildCacheKey = (id: string, values: object) => `${id} ${JSON.stringify(values)}`
  const queryPart: DossieRunOptions['queryPart'] = async (definition, values, { signal }) => {
    const outcome = await queryAndRecord(definition, values, signal, onUsage, purpose)
    if (isComplete({ outcome })) answerCache.set(buildCacheKey(definition.id, values), { outcome })
    return { outcome }
  }
  return (values, signal) =>
    new Promise((resolve, reject) => {
      const run = new DossieRun({
        dossie,
        families,
        values,
        limits,
        queryPart,
        readCachedAnswer: (definition, partValues) => {
          const cached =
            answerCache.get(buildCacheKey(definition.id, partValues)) ??
            readCachedAnswer(definition, partValues)
          return cached && isComplete(cached) ? cached : undefined
        },
      })
      const end = () => {
        run.dispose()
        reject(signal.reason)
      }
      const settleWhenDone = () => {
        const progress = run.getSnapshot()
        if (progress.status === 'running' || progress.status === 'stopped') return
        signal.removeEventListener('abort', end)
        // A failure that every other query would repeat is the line's own, and ends or pauses the batch.
        const commonFailure = progress.parts.find(
          ({ answer }) => isLoginFailure(answer?.outcome) || isCreditFailure(answer?.outcome),
        )
        run.dispose()
        resolve(commonFailure?.answer?.outcome ?? combineOutcomes(progress))
      }
      signal.addEventListener('abort', end, { once: true })
      run.subscribe(settleWhenDone)
      settleWhenDone()
    })
}

/** Returns true if a repeated line can use the answer again. */
const isComplete = ({ outcome }: PartAnswer) => outcome.status === 'found' || outcome.status === 'not-found'
