import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuDownload, LuEye, LuLock } from 'react-icons/lu'
import { formatCaseTitle } from '@/cases/contents.ts'
import { noticeCss } from '@/cases/expiry-notice.tsx'
import { closeCase, discardOpenCase } from '@/cases/open-and-close.ts'
import type { ShownCase } from '@/cases/open-case.ts'
import { DialogButtons } from '@/ui/dialog/dialog-buttons.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { exportCase } from './export-case.ts'
import { SavingState } from './saving-state.tsx'

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
          <Button
            variant="outline"
            colorPalette="neutral"
            minH={touchHeight}
            onClick={() => void exportCase(id)}
          >
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
