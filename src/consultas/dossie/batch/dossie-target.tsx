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
import { holdKnownOutcome, queryAndHold } from '../../run/query-and-hold.ts'
import { isDemoConsulta } from '../../sources/mode.ts'
import { findReusableOutcome } from '../../sources/query-and-cache.ts'
import { isSettled } from '../engine/dossie-progress.ts'
import { DossieRun } from '../engine/dossie-run.ts'
import { readRemainingCost, settleKnownParts } from '../engine/known-parts.ts'
import { StartLimits } from '../engine/start-limits.ts'
import { DossieDetail } from './dossie-detail.tsx'
import { listLineAnswers } from './list-line-answers.ts'
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
    consultaIds: definitions.map(({ id }) => id),
    access: definitions.reduce<Access | undefined>(
      (all, { access }) => intersectAccess(all, access),
      undefined,
    ),
    form: dossie,
    max: batch?.max ?? 0,
    speed: { perMinute: isDemo ? undefined : perMinute, concurrency, isDemo },
    requestsPerLine: parts.length,
    cost: createLineCost(loaded),
    createQuery: (options) => createDossieQuery(loaded, options),
    countKnown: (values) => settleKnownParts(loaded, values).filter(({ answer }) => answer).length,
    toRowState,
    summary: ({ answer }) => [describeParts(parts, readPartResults(answer))],
    // The summary names the incomplete parts.
    missing: () => [],
    findSubject: (values) => findLineSubject(dossie.fields, values),
    listAnswers: (line) => listLineAnswers(loaded, line),
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
  const cost = sumPartCosts(loaded.dossie.parts)
  if (!cost) return undefined
  const readSaved = (values: FormValues) => {
    const { total = 0 } = readRemainingCost(loaded, values) ?? {}
    return roundCredits(cost.total - total)
  }
  return { ...cost, readSaved }
}

/**
 * Creates a function that runs a dossiê for each line, with limits shared by all lines. It does not repeat a
 * query that the session or an earlier run of the line has an answer for.
 */
function createDossieQuery(
  { dossie, families }: LoadedDossie,
  options: Parameters<BatchTarget['createQuery']>[0],
): LineQuery {
  const limits = new StartLimits(browserEnvironment)
  const ask: LineQuery['ask'] = (values, signal) =>
    new Promise((resolve, reject) => {
      const run = new DossieRun({
        dossie,
        families,
        values,
        limits,
        queryPart: async (definition, partValues, { signal: partSignal }) => ({
          outcome: await queryAndHold(definition, partValues, partSignal, options),
        }),
        readCachedAnswer: (definition, partValues) => {
          const outcome = holdKnownOutcome(definition, partValues, options)
          return outcome && { outcome }
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
  const readPart = (...[definition, values]: Parameters<typeof findReusableOutcome>) =>
    findReusableOutcome(definition, values, options.purpose)
  return {
    ask,
    readKnown: (values) => {
      const parts = options.isFresh ? [] : settleKnownParts({ dossie, families }, values, readPart)
      return parts.some(({ answer }) => answer) && parts.every(isSettled)
        ? combineOutcomes({ parts })
        : undefined
    },
  }
}
