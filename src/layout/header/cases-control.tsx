import { Box } from '@chakra-ui/react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'

const loadButton = () => import('./cases-button.tsx')

const casesButton = createOnDemand(() => new Promise<void>(afterPageShown).then(loadButton))

/** Keeps the place of the link to the cases, whose code loads after the page. */
export function CasesControl() {
  const Button = useOnDemand(casesButton, true)?.default
  return <Box minW="10">{Button && <Button />}</Box>
}
