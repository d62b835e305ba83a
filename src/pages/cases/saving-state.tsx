import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuCheck, LuLoader, LuTriangleAlert } from 'react-icons/lu'
import { saveNow } from '@/cases/autosave.ts'
import { formatTime, storeProblemTexts } from '@/cases/case-texts.ts'
import type { Saving } from '@/cases/open-case.ts'
import { useNow } from '@/lib/use-now.ts'
import { touchHeight } from '@/ui/touch-height.ts'

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
export function SavingState({ saving, isReadOnly }: SavingStateProps) {
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
