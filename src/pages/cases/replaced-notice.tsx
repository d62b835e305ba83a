import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { LuUndo2 } from 'react-icons/lu'
import { inUseText, openProblemTexts } from '@/cases/case-texts.ts'
import { nameClosedCase } from '@/cases/closed-case.ts'
import { noticeCss } from '@/cases/expiry-notice.tsx'
import { type Replaceable, restoreReplaced } from '@/cases/import-case.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type ReplacedNoticeProps = { replaced: Replaceable; onRestored: () => void }

/** Offers to put back the case that an import replaced, until the user leaves the list. */
export function ReplacedNotice({ replaced, onRestored }: ReplacedNoticeProps) {
  async function restore() {
    const { problem } = await restoreReplaced(replaced)
    if (problem)
      return notify.error(problem === 'in-use' ? inUseText : openProblemTexts[problem], { duration: 10_000 })
    notify.success('O caso de antes voltou')
    onRestored()
  }
  const name = replaced.isDamaged ? 'Um registro danificado' : nameClosedCase(replaced.record.head)
  return (
    <Flex role="status" css={{ ...noticeCss, flexWrap: 'wrap', alignItems: 'center' }} mb="4">
      <Box color="fg.warning" flexShrink="0">
        <LuUndo2 aria-hidden="true" size={16} />
      </Box>
      <Text minW="0" flex="1 1 16rem">
        <strong>{name} foi substituído pelo arquivo.</strong> Até você sair desta lista, o de antes pode
        voltar.
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        minH={touchHeight}
        onClick={() => void restore()}
      >
        Trazer de volta
      </Button>
    </Flex>
  )
}
