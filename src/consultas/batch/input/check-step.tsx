import { Box, Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { listTextFields } from '@manifest/kinds/index.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LuArrowLeft, LuPlay } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { askFirst } from '@/session/ask-first.ts'
import type { AnswerHolder } from '@/state/held-answers.ts'
import { findBatchUnderWay } from '@/state/session-reports.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { ErrorState } from '@/ui/feedback/notice.tsx'
import { RetryButton } from '@/ui/feedback/retry-button.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { BatchSpeed } from '../../query/limits.ts'
import { DemoBadge } from '../../results/demo-badge.tsx'
import type { BatchTarget } from '../batch-target.ts'
import { digestList } from '../live/follow-run.ts'
import { type BatchLine, durationText, estimateDuration, type GivenList } from '../run/progress.ts'
import { useRequiredPurpose } from '../use-required-purpose.tsx'
import { BatchCost, useKnownLines, useTabHolder } from './batch-cost.tsx'
import { CheckFigures, MendedLines, RepeatedLines } from './check-figures.tsx'
import { ColumnChoice } from './column-choice.tsx'
import type { EnteredList } from './entered-list.ts'
import { MendLines } from './mend-lines.tsx'
import { editLine, noMending, removeLines } from './mending.ts'
import { useCheckedList } from './use-checked-list.ts'

type StartOptions = { given: GivenList; isFresh: boolean; holder: AnswerHolder | undefined }

type CheckStepProps = {
  target: BatchTarget
  list: EnteredList
  /** The title of the batch that this one must wait for. */
  precedingTitle: string | undefined
  onBack: () => void
  onChange: (list: EnteredList) => void
  onStart: (lines: readonly BatchLine[], options: StartOptions) => void
}

/** Typical response times in milliseconds. */
const typicalMs = { demo: 250, live: 800 }

function rateText(count: number, { isDemo, ...speed }: BatchSpeed): string {
  const time = durationText(
    estimateDuration(count, { ...speed, msPerQuery: isDemo ? typicalMs.demo : typicalMs.live }) ?? 0,
  )
  if (isDemo || speed.perMinute === undefined)
    return `Cerca de ${time}. Na demonstração não há limite de consultas por minuto.`
  return `Cerca de ${time}, a até ${formatCounted(speed.perMinute, 'consulta', 'consultas')} por minuto.`
}

/** Writes what a batch costs at most: "47 linhas × 10 consultas = até 470 requisições". */
const requestsText = (lines: number, perLine: number) =>
  `${formatCounted(lines, 'linha', 'linhas')} × ${formatCount(perLine)} consultas = até ${formatCount(lines * perLine)} requisições`

const serverText =
  'Roda no servidor: pode fechar esta aba. Para acompanhar ou baixar, volte a esta página. O servidor recebe só os campos da consulta: as outras colunas da lista ficam nesta aba.'

const keptKnownText = ' As linhas já respondidas não são enviadas, e as respostas delas ficam nesta aba.'

const unreadText = 'Não foi possível ler a lista'

/** Asks the user before a list starts that a batch under way has too. */
async function mayStart(target: BatchTarget, lines: readonly BatchLine[]): Promise<boolean> {
  const digest = await digestList(target, lines)
  const underWay = digest === undefined ? undefined : findBatchUnderWay(target.path, digest)
  if (!underWay) return true
  return askFirst({
    title: `Este lote já está em andamento${underWay.isElsewhere ? ' em outra aba' : ''}`,
    text: `${underWay.status}. Iniciar de novo consulta, e cobra, o que ainda não foi respondido.`,
    action: 'Iniciar mesmo assim',
  })
}

/** Shows the parsed list and its errors before anything is queried. */
export function CheckStep({ target, list, precedingTitle, onBack, onChange, onStart }: CheckStepProps) {
  const { form, max, speed } = target
  const { parsed, checked, isCurrent, problem, failure, setHeader, setColumn } = useCheckedList(
    form,
    list,
    onChange,
  )
  const purpose = useRequiredPurpose(form)
  const [isFirstOnly, setFirstOnly] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const figures = useRef<HTMLDivElement>(null)
  const { mending = noMending } = list
  const mend = (next: EnteredList['mending']) => onChange({ ...list, mending: next })
  const columns = parsed?.mapping.columns
  const mappedFields = useMemo(
    () => listTextFields(form.fields).filter(({ name }) => columns?.[name] !== undefined),
    [form, columns],
  )
  useEffect(() => {
    if (!checked) return
    const { lines, invalid } = checked
    announce(
      `${formatCounted(lines.length, 'linha válida', 'linhas válidas')}, ${formatCounted(invalid.length, 'inválida', 'inválidas')}`,
    )
  }, [checked])

  const lines = useMemo(
    () => (isFirstOnly ? checked?.lines.slice(0, max) : checked?.lines),
    [checked, isFirstOnly, max],
  )
  const takeHolder = useTabHolder(target, lines)
  const known = useKnownLines(target, lines)
  const startChecked = async () => {
    if (!checked || !lines || lines.length === 0 || lines.length > max) return
    if (await mayStart(target, lines))
      onStart(lines, { given: checked, isFresh, holder: isFresh ? undefined : takeHolder() })
  }
  // A click that leaves a corrected line starts the batch after that line is checked.
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    if (!isStarting || !isCurrent) return
    setStarting(false)
    void startChecked()
  }, [isStarting, isCurrent])

  if (failure)
    return (
      <Panel>
        <ErrorState
          title={unreadText}
          detail="A conexão pode ter falhado, ou o painel foi atualizado. Se você recarregar a página, perde a lista."
          action={<RetryButton {...failure} failure={unreadText} />}
        />
      </Panel>
    )
  if (problem !== undefined)
    return (
      <Panel>
        <ErrorState
          title={unreadText}
          detail={problem}
          action={
            <Button variant="outline" onClick={onBack}>
              <LuArrowLeft aria-hidden="true" /> Voltar à lista
            </Button>
          }
        />
      </Panel>
    )
  const count = lines?.length ?? 0
  const isTooLong = count > max
  const start = () => {
    if (count > 0 && !isTooLong)
      purpose.startWithPurpose(() => (isCurrent ? void startChecked() : setStarting(true)))
  }
  return (
    <Grid
      gap="5"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }}
      alignItems={{ base: 'start', xl: 'stretch' }}
    >
      <Panel title="Conferência" actions={speed.isDemo && <DemoBadge />}>
        <Box ref={figures} tabIndex={-1} outline="none">
          {checked ? <CheckFigures checked={checked} /> : <Skeleton height="16" />}
        </Box>
        <MendedLines mending={mending} onUndo={() => mend(undefined)} />
        {isTooLong && (
          <Box role="alert" mt="4" p="4" bg="bg.warning" color="fg.warning" borderRadius="control">
            <Text fontWeight="600">
              Um lote tem até {formatCount(max)} linhas, e a lista tem {formatCount(count)}.
            </Text>
            <Button
              mt="3"
              size="sm"
              variant="outline"
              colorPalette="warning"
              onClick={() => setFirstOnly(true)}
            >
              Usar as primeiras {formatCount(max)}
            </Button>
          </Box>
        )}
        <Text color="fg.muted" mt="4">
          {count > 0 &&
            !isTooLong &&
            (target.server
              ? `${serverText}${isFresh || known.whole === 0 ? '' : keptKnownText}`
              : rateText(count - (isFresh ? 0 : known.whole), speed))}
          {checked &&
            count === 0 &&
            'Nenhuma linha pode ser consultada. Confira as colunas ou volte à lista.'}
        </Text>
        {target.requestsPerLine > 1 && count > 0 && !isTooLong && (
          <Text mt="3" fontWeight="600">
            {requestsText(count, target.requestsPerLine)}
          </Text>
        )}
        {lines && count > 0 && !isTooLong && (
          <BatchCost target={target} lines={lines} known={known} isFresh={isFresh} setFresh={setFresh} />
        )}
        {precedingTitle !== undefined && !target.server && (
          <Text mt="3" color="fg.info">
            Outro lote está em andamento: este fica na fila, depois de “{precedingTitle}”.
          </Text>
        )}
        {purpose.renderField(start)}
        <Flex gap="2" mt="5" wrap="wrap">
          <Button size="md" disabled={count === 0 || isTooLong} onClick={start}>
            <LuPlay aria-hidden="true" /> Iniciar
          </Button>
          <Button size="md" variant="outline" onClick={onBack}>
            <LuArrowLeft aria-hidden="true" /> Voltar à lista
          </Button>
        </Flex>
      </Panel>
      {parsed && (
        <ColumnChoice
          fields={form.fields}
          list={list}
          {...parsed}
          onHeader={setHeader}
          onColumn={setColumn}
          onListChange={onChange}
        />
      )}
      {checked && (checked.invalid.length > 0 || checked.repeated.length > 0) && (
        <Flex direction="column" gap="5" minW="0" gridColumn="1 / -1">
          {checked.invalid.length > 0 && (
            <MendLines
              targetId={target.id}
              lines={checked.invalid}
              fields={mappedFields}
              ownColumns={checked.ownColumns}
              onEdit={(line, field, text) => mend(editLine(mending, line, field, text))}
              onRemove={(numbers) => mend(removeLines(mending, numbers))}
              onMended={() => figures.current?.focus()}
            />
          )}
          {checked.repeated.length > 0 && <RepeatedLines lines={checked.repeated} />}
        </Flex>
      )}
    </Grid>
  )
}
