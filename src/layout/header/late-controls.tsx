import { Flex } from '@chakra-ui/react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'

const loadButtons = () => import('./late-buttons.tsx')

const lateButtons = createOnDemand(() => new Promise<void>(afterPageShown).then(loadButtons))

/** Keeps the place of the link to the cases. Its code, and that of a low balance, loads after the page. */
export function LateControls() {
  const Buttons = useOnDemand(lateButtons, true)?.default
  return (
    <Flex minW="10" align="center">
      {Buttons && <Buttons />}
    </Flex>
  )
}
