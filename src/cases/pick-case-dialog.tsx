import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuFolderLock, LuFolderPlus } from 'react-icons/lu'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { formatSize } from './case-texts.ts'
import { nameClosedCase } from './closed-case.ts'
import { NewCaseDialog, OpenCaseDialog } from './open-case-dialogs.tsx'
import type { StoredHead } from './record.ts'
import { listCases } from './store.ts'

type PickCaseDialogProps = {
  /** Called once a case is open. */
  onOpened: () => void
  onDismiss: () => void
}

type Step = 'pick' | 'new' | StoredHead

/** Offers a new case or one of the stored ones, if the user adds something while no case is open. */
export default function PickCaseDialog({ onOpened, onDismiss }: PickCaseDialogProps) {
  const [step, setStep] = useState<Step>('pick')
  const [heads, setHeads] = useState<StoredHead[]>([])
  useEffect(() => {
    void listCases().then((stored) => 'value' in stored && setHeads(stored.value.heads))
  }, [])
  if (step === 'new') return <NewCaseDialog onOpened={onOpened} onDismiss={onDismiss} />
  if (step !== 'pick') return <OpenCaseDialog head={step} onOpened={onOpened} onDismiss={onDismiss} />
  return (
    <TitledDialog
      title="Adicionar ao caso"
      detail="Nenhum caso está aberto. O que você adiciona fica cifrado neste navegador, para continuar outro dia."
      onDismiss={onDismiss}
    >
      <Button width="full" minH={touchHeight} size="md" onClick={() => setStep('new')}>
        <LuFolderPlus aria-hidden="true" /> Novo caso
      </Button>
      {heads.length > 0 && (
        <Box mt="5">
          <Text textStyle="overline" color="fg.subtle" mb="2">
            Ou abra um caso
          </Text>
          <chakra.ul listStyleType="none" maxH="40dvh" overflowY="auto" aria-label="Casos neste navegador">
            {heads.map((head) => (
              <li key={head.id}>
                <chakra.button type="button" css={rowCss} onClick={() => setStep(head)}>
                  <Box as="span" fontSize="20px" color="fg.muted" aria-hidden="true">
                    <LuFolderLock />
                  </Box>
                  <Box as="span" flex="1" minW="0">
                    <Text as="span" display="block" fontWeight="500">
                      {nameClosedCase(head)}
                    </Text>
                    <Flex as="span" columnGap="2" wrap="wrap" color="fg.muted" textStyle="small">
                      <span>
                        alterado <RelativeTime at={head.savedAt} />
                      </span>
                      <span>{formatSize(head.size)}</span>
                    </Flex>
                  </Box>
                </chakra.button>
              </li>
            ))}
          </chakra.ul>
        </Box>
      )}
    </TitledDialog>
  )
}

const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '11',
  px: '3',
  py: '2',
  borderRadius: 'control',
  textAlign: 'inherit',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
} as const
