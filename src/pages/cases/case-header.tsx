import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuCheck, LuDownload, LuEye, LuLoader, LuLock, LuTriangleAlert } from 'react-icons/lu'
import { saveNow } from '@/cases/autosave.ts'
import { downloadCase } from '@/cases/case-file-work.ts'
import { formatTime, storeProblemTexts } from '@/cases/case-texts.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { noticeCss } from '@/cases/notice-css.ts'
import { closeCase, discardOpenCase } from '@/cases/open-and-close.ts'
import type { Saving, ShownCase } from '@/cases/open-case.ts'
import { readCase } from '@/cases/store.ts'
import { useNow } from '@/lib/use-now.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { touchHeight } from '@/ui/touch-height.ts'

/** The title row of the open case, with the state of the autosave. */
export function CaseHeader({ open }: { open: ShownCase }) {
  const { id, contents, isReadOnly, saving } = open
  const [isRefused, setRefused] = useState(false)
  const close = async () => setRefused(!(await closeCase()))
  const details = [contents.reference, contents.purpose].filter((text) => text.trim() !== '')
  return (
    <>
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap" mb="5">
        <Box minW="0" flex="1 1 18rem">
          <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" overflowWrap="anywhere">
            {formatCaseTitle(contents)}
          </Heading>
          <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" mt="1" color="fg.muted">
            {details.length > 0 && <Text overflowWrap="anywhere">{details.join(' · ')}</Text>}
            <SavingState saving={saving} isReadOnly={isReadOnly} />
          </Flex>
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" minH={touchHeight} onClick={() => void exportCase(id)}>
            <LuDownload aria-hidden="true" /> Exportar caso
          </Button>
          <Button minH={touchHeight} onClick={() => void close()}>
            <LuLock aria-hidden="true" /> Fechar caso
          </Button>
        </Flex>
      </Flex>
      {isReadOnly && <ReadOnlyNotice />}
      {isRefused && <UnsavedDialog onClose={() => setRefused(false)} onRetry={close} />}
    </>
  )
}

const ReadOnlyNotice = () => (
  <Flex role="status" css={noticeCss} mb="5">
    <Box color="fg.warning" flexShrink="0" pt="0.5">
      <LuEye aria-hidden="true" size={16} />
    </Box>
    <Text minW="0">
      <strong>Este caso está aberto em outra aba. Aqui ele é só para leitura.</strong> Quando a outra aba o
      fechar, esta passa a salvar.
    </Text>
  </Flex>
)

type UnsavedDialogProps = { onClose: () => void; onRetry: () => Promise<void> }

const UnsavedDialog = ({ onClose, onRetry }: UnsavedDialogProps) => (
  <TitledDialog role="alertdialog" title="O caso não pôde ser salvo" onDismiss={onClose}>
    <Text color="fg.muted">As últimas mudanças estão só na memória desta aba. Fechar agora as perde.</Text>
    <Flex justify="flex-start" mt="4">
      <Button variant="ghost" colorPalette="danger" size="sm" minH={touchHeight} onClick={discardOpenCase}>
        Fechar sem salvar
      </Button>
    </Flex>
    <DialogButtons
      action="Tentar de novo"
      cancel="Continuar no caso"
      onAction={() => {
        onClose()
        void onRetry()
      }}
      onCancel={onClose}
    />
  </TitledDialog>
)

type SavingStateProps = { saving: Saving; isReadOnly: boolean }

const icons = { saved: LuCheck, saving: LuLoader, failed: LuTriangleAlert }

/** The time in ms after which a save is shown. Most are shorter: the text does not flicker while the user types. */
const showDelay = 500

/** Returns the state to show: the last one, until a save has taken long. */
function useShownSaving(saving: Saving): Saving {
  const [shown, setShown] = useState(saving)
  useEffect(() => {
    if (saving.status !== 'saving') return setShown(saving)
    const timer = setTimeout(() => setShown(saving), showDelay)
    return () => clearTimeout(timer)
  }, [saving])
  return shown
}

/** Shows if the case is saved. Screen readers do not announce each change. */
function SavingState({ saving, isReadOnly }: SavingStateProps) {
  const now = useNow()
  const shown = useShownSaving(saving)
  const Icon = icons[shown.status]
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      textStyle="small"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={shown.status === 'failed' ? 'fg.error' : 'fg.muted'}
      data-saving={saving.status}
    >
      <Box as="span" color={shown.status === 'saved' ? 'fg.success' : 'inherit'}>
        <Icon aria-hidden="true" />
      </Box>
      {describe(shown, isReadOnly, now)}
    </Flex>
  )
}

function describe(saving: Saving, isReadOnly: boolean, now: number): string {
  if (saving.status === 'saved') {
    const time = formatTime(saving.at, now)
    return isReadOnly ? `Só leitura, salvo ${time}` : `Salvo ${time}`
  }
  return { saving: 'Salvando…', failed: 'Não foi salvo' }[saving.status]
}

/** Shows why a save failed, with a button that saves again. All changes stay on screen. */
export function SavingProblem({ saving }: { saving: Saving }) {
  if (saving.status !== 'failed') return null
  return (
    <Flex css={problemCss} mb="5">
      <Box color="fg.error" flexShrink="0">
        <LuTriangleAlert aria-hidden="true" size={18} />
      </Box>
      <Text role="alert" flex="1 1 16rem" minW="0">
        <strong>As últimas mudanças não foram salvas.</strong> {storeProblemTexts[saving.problem]}
      </Text>
      <Button size="sm" colorPalette="danger" minH={touchHeight} onClick={() => void saveNow()}>
        Tentar de novo
      </Button>
    </Flex>
  )
}

const problemCss = {
  gap: '3',
  alignItems: 'center',
  flexWrap: 'wrap',
  px: '4',
  py: '3',
  bg: 'bg.error',
  borderWidth: '1px',
  borderColor: 'danger.muted',
  borderRadius: 'control',
} as const

/** Downloads a case as it is stored. The changes of an open one are saved first. */
export async function exportCase(id: string): Promise<void> {
  await saveNow()
  const stored = await readCase(id)
  if ('problem' in stored) return notify.error(storeProblemTexts[stored.problem], { duration: 6000 })
  const isDownloaded = await downloadCase(stored.value).then(
    () => true,
    () => false,
  )
  if (isDownloaded) notify.success('Caso exportado, ainda cifrado')
  else
    notify.error('Não foi possível fazer o arquivo. O caso continua aqui: tente de novo.', { duration: 6000 })
}
