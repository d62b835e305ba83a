import { PinInput } from '@chakra-ui/react'
import { pinInputSlotRecipe } from '@chakra-ui/react/theme'
import { notify } from '@/ui/feedback/notify.ts'

export const meta = { title: 'Código de acesso', description: 'Colar preenche todos os dígitos.' }

const positions = [0, 1, 2, 3, 4, 5]

/** A pasted code fills all of its fields; the last character submits it. */
export default () => (
  <PinInput.Root
    recipe={pinInputSlotRecipe}
    otp
    translations={{ inputLabel: (index, length) => `Dígito ${index + 1} de ${length}` }}
    onValueComplete={() => notify.success('Send Successfully')}
  >
    <PinInput.HiddenInput />
    <PinInput.Label fontWeight="500" display="block" mb="1.5">
      Código recebido por SMS
    </PinInput.Label>
    <PinInput.Control flexWrap="wrap">
      {positions.map((index) => (
        <PinInput.Input key={index} index={index} borderColor="border.control" />
      ))}
    </PinInput.Control>
  </PinInput.Root>
)
