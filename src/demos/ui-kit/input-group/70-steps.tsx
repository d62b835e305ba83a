import { Button, chakra, Grid, NumberInput } from '@chakra-ui/react'
import { numberInputSlotRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'
import { LuMinus, LuPlus } from 'react-icons/lu'

export const meta = { title: 'Com passos', description: 'De 5 em 5; setas, Home e End também.' }

/** Arrow keys change it by one step, Page Up and Page Down by ten, Home and End set the limits. */
export default function Steps() {
  const id = useId()
  return (
    <NumberInput.Root
      recipe={numberInputSlotRecipe}
      ids={{ input: id }}
      defaultValue="10"
      min={0}
      max={50}
      step={5}
    >
      <chakra.label htmlFor={id} display="block" fontWeight="500" mb="1.5">
        Consultas por lote
      </chakra.label>
      <Grid templateColumns="auto minmax(0, 1fr) auto" gap="2" maxW="260px">
        <NumberInput.DecrementTrigger asChild aria-label="Diminuir">
          <Button variant="outline" height="10" px="0" width="10">
            <LuMinus aria-hidden="true" />
          </Button>
        </NumberInput.DecrementTrigger>
        <NumberInput.Input textAlign="center" px="2" borderColor="border.control" />
        <NumberInput.IncrementTrigger asChild aria-label="Aumentar">
          <Button variant="outline" height="10" px="0" width="10">
            <LuPlus aria-hidden="true" />
          </Button>
        </NumberInput.IncrementTrigger>
      </Grid>
    </NumberInput.Root>
  )
}
