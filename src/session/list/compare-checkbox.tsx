import { Checkbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { useSnapshot } from 'valtio'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'

type CompareCheckboxProps = {
  subjectId: string
  /** The name or the partly hidden value. */
  title: string
}

/** Chooses a subject for the comparison. It is disabled while as many subjects as possible are chosen. */
export function CompareCheckbox({ subjectId, title }: CompareCheckboxProps) {
  const { subjectIds } = useSnapshot(comparison)
  const isChosen = subjectIds.includes(subjectId)
  const isFull = !isChosen && subjectIds.length >= maxCompared
  return (
    <Checkbox.Root
      recipe={checkboxSlotRecipe}
      size="sm"
      minH={{ base: '11', md: '8' }}
      px="2"
      cursor={isFull ? 'not-allowed' : 'pointer'}
      checked={isChosen}
      disabled={isFull}
      title={isFull ? `No máximo ${maxCompared} assuntos` : undefined}
      onCheckedChange={() => void toggleCompared(subjectId)}
    >
      <Checkbox.HiddenInput style={overlayStyle} aria-label={`Comparar: ${title}`} />
      <Checkbox.Control css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }} />
      <Checkbox.Label color="fg.muted" textStyle="small">
        Comparar
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

/** The invisible input covers the visible checkbox, so that pointers and touch hit the input. */
const overlayStyle = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
}
