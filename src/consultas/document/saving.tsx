import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LuX } from 'react-icons/lu'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { FileKind, PageDocument, SavingOptions } from './document.ts'

type SavingProgressProps = {
  saving: Saving
  /** The unit of `total`, in the plural. Without it the progress is a percentage. */
  noun?: string | undefined
}

function progressText({ done, total }: Saving, noun: string | undefined): string {
  if (total === undefined) return 'Exportando…'
  return noun === undefined
    ? `Exportando: ${formatShare(done / total)}`
    : `Exportando ${formatCount(done)} de ${formatCount(total)} ${noun}`
}

export function SavingProgress({ saving, noun }: SavingProgressProps) {
  const { done, total, cancel } = saving
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => announce('Exportando'), [])
  const rememberFocus = useFocusReturn(group)
  return (
    <Flex
      ref={group}
      onFocus={rememberFocus}
      role="group"
      aria-label="Exportação"
      align="center"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      mt="4"
    >
      <Text fontVariantNumeric="tabular-nums" color="fg.muted">
        {progressText(saving, noun)}
      </Text>
      <Box flex="1 1 10rem">
        <ProgressBar
          label="Progresso da exportação"
          done={done}
          total={total}
          text={total === undefined ? 'Exportando' : `${formatShare(done / total)} do arquivo`}
          color="primary.solid"
        />
      </Box>
      <Button size="sm" variant="outline" aria-label="Cancelar a exportação" onClick={cancel}>
        <LuX aria-hidden="true" /> Cancelar
      </Button>
    </Flex>
  )
}

/**
 * Returns the focus to the element that had it before the group, if the group has it when it unmounts. The menu that started
 * the export may close later than the group appears: then the focus returns to the menu's button.
 */
function useFocusReturn(group: { current: HTMLElement | null }) {
  const before = useRef<Element>(null)
  useLayoutEffect(
    () => () => {
      const isInside = group.current?.contains(document.activeElement)
      if (isInside && before.current instanceof HTMLElement) before.current.focus()
    },
    [group],
  )
  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      before.current = findMenuButton(relatedTarget) ?? relatedTarget
  }
}

/** Returns the button that opened the menu of an element, if it is in one. */
const findMenuButton = (element: Element) =>
  document.getElementById(element.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '')

/** A faster export shows no progress. */
const shownAfterMs = 300

/** An export in progress. `total` is `undefined` until the first report. */
type Saving = { done: number; total: number | undefined; cancel: () => void }

/**
 * Writes one file at a time. Returns the progress to show, with the unit `noun`. Unmounting aborts the export: on navigation
 * and on lock.
 */
export function useSaving(noun?: string) {
  const [saving, setSaving] = useState<Saving>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Returns true if the file was written. The user is notified of a failure. */
  const save = async (write: (options: SavingOptions) => Promise<void>): Promise<boolean> => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    let state: Saving = { done: 0, total: undefined, cancel: () => controller.abort() }
    const timer = setTimeout(() => setSaving(state), shownAfterMs)
    try {
      await write({
        signal,
        onProgress(done, total) {
          state = { ...state, done, total }
          setSaving((before) => before && state)
        },
      })
      return true
    } catch {
      if (!signal.aborted) notify.error('Não foi possível exportar')
      return false
    } finally {
      clearTimeout(timer)
      if (current.current === controller) setSaving(undefined)
    }
  }

  /** Builds a document and saves it. Returns true if the file was written. */
  const saveAs = (kind: FileKind, build: () => Promise<PageDocument>) =>
    save(async (options) => {
      const [document, { saveDocument }] = await Promise.all([build(), import('./save-document.ts')])
      await saveDocument(kind, document, options)
    })

  return { save, saveAs, progress: saving && <SavingProgress saving={saving} noun={noun} /> }
}
