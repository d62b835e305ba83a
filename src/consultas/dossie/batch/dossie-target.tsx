import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type Access, intersectAccess } from '@manifest/contract/access.ts'
import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import { roundCredits, sumPartCosts } from '@manifest/contract/credits.ts'
import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { useId, useState } from 'react'
import { LuChevronDown, LuChevronRight } from 'react-icons/lu'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { BatchTarget, LineCost, LineQuery, LineQueryOptions } from '../../batch/batch-target.ts'

import { RowStateBadge } from '../../batch/results/cell.tsx'
import type { FormValues } from '../../form/form-values.ts'
import { type AnsweredOutcome, isCreditFailure, isLoginFailure } from '../../outcome.ts'
import { browserEnvironment } from '../../query/environment.ts'
import { findReusableOutcome } from '../../query/known-answers.ts'
import { createLanes } from '../../query/lane.ts'
import { readSpeed } from '../../query/limits.ts'
import { Answer } from '../../results/answer.tsx'
import { RequestCode } from '../../results/request-code.tsx'
import { hasSensitiveLayout } from '../../results/sensitive-paths.ts'
import { isDemoConsulta } from '../../sources/mode.ts'
import { isSettled } from '../engine/dossie-progress.ts'
import { DossieRun } from '../engine/dossie-run.ts'
import { readRemainingCost, settleKnownParts } from '../engine/known-parts.ts'
import {
  combineAnswers,
  describeParts,
  listLineAnswers,
  type PartResult,
  readAnsweredPart,
  readPartResults,
  toRowState,
} from './part-results.ts'

/** Creates the target of a batch that queries all parts of a dossiê per line. */
export function createDossieTarget(loaded: LoadedDossie): BatchTarget {
  const { dossie, families } = loaded
  const { title, path, batch, parts } = dossie
  const definitions = parts.flatMap(({ family, variant }) => families[family]?.variants[variant] ?? [])
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
    speed: readSpeed(batch, definitions.every(isDemoConsulta)),
    requestsPerLine: parts.length,
    cost: createLineCost(loaded),
    createQuery: (options) => createDossieQuery(loaded, options),
    countKnown: (values) => settleKnownParts(loaded, values).filter(({ answer }) => answer).length,
    toRowState,
    summary: ({ answer }) => [describeParts(parts, readPartResults(answer))],
    // The summary names the incomplete parts.
    missing: () => [],
    findSubject: (values) => findSubjectValue(dossie.fields, values),
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
  { querier, purpose, isFresh }: LineQueryOptions,
): LineQuery {
  const findLane = createLanes(browserEnvironment)
  const ask: LineQuery['ask'] = (values, signal) =>
    new Promise((resolve, reject) => {
      const run = new DossieRun({ dossie, families, values, purpose, findLane, querier })
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
        resolve(commonFailure?.answer ?? combineAnswers(progress.parts))
      }
      signal.addEventListener('abort', end, { once: true })
      run.subscribe(settleWhenDone)
      settleWhenDone()
    })
  const readPart: typeof findReusableOutcome = (definition, values) =>
    findReusableOutcome(definition, values, purpose)
  return {
    ask,
    readKnown: (values) => {
      const parts = isFresh ? [] : settleKnownParts({ dossie, families }, values, readPart)
      return parts.some(({ answer }) => answer) && parts.every(isSettled)
        ? combineAnswers(parts).outcome
        : undefined
    },
  }
}

/**
 * Shows all parts of a line's dossiê with their states, and one answer at a time. A dozen answers at once
 * would be slow, and their sections would have the same names.
 */
function DossieDetail({
  loaded: { dossie, families },
  found,
}: {
  loaded: LoadedDossie
  found: AnsweredOutcome
}) {
  const results = readPartResults(found.answer)
  const [open, setOpen] = useState(
    () => dossie.parts.find(({ name }) => readAnsweredPart(results[name], found))?.name,
  )
  return (
    <Box borderTopWidth="1px">
      {dossie.parts.map((part) => {
        const { name, family, variant } = part
        const definition = families[family]?.variants[variant]
        const result = results[name]
        return (
          definition &&
          result && (
            <PartDetail
              key={name}
              part={part}
              definition={definition}
              result={result}
              found={found}
              isOpen={open === name}
              onToggle={() => setOpen(open === name ? undefined : name)}
            />
          )
        )
      })}
    </Box>
  )
}

type PartDetailProps = {
  part: DossiePart
  definition: ConsultaDefinition
  result: PartResult
  found: AnsweredOutcome
  isOpen: boolean
  onToggle: () => void
}

function PartDetail({ part, definition, result, found, isOpen, onToggle }: PartDetailProps) {
  const id = useId()
  const Arrow = isOpen ? LuChevronDown : LuChevronRight
  const answered = readAnsweredPart(result, found)
  return (
    <Box borderBottomWidth="1px">
      <chakra.h3>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          gap="3"
          width="full"
          minH="11"
          py="2"
          textAlign="start"
          fontWeight="600"
          cursor="button"
          focusVisibleRing="inside"
        >
          <Arrow aria-hidden="true" />
          <chakra.span flex="1" minW="0">
            {part.title}
          </chakra.span>
          <RowStateBadge state={result.state} />
        </chakra.button>
      </chakra.h3>
      {isOpen && (
        <Flex id={id} direction="column" gap="4" pt="3" pb="6">
          {answered ? (
            <Answer definition={definition} found={answered} />
          ) : (
            <Box>
              <Text color="fg.muted">
                {'reason' in result ? result.reason : 'Nenhum registro encontrado.'}
              </Text>
              {result.state === 'failed' && <RequestCode outcome={result} />}
            </Box>
          )}
        </Flex>
      )}
    </Box>
  )
}
