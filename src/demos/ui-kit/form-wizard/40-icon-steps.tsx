import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuHouse, LuPackage, LuTruck } from 'react-icons/lu'
import { OutlineButton } from '../basics.tsx'
import { StepList } from '../wizard/step-list.tsx'

export const meta = {
  title: 'Com ícones',
  description: 'Um ícone por etapa; as concluídas voltam com um clique.',
}

const steps = [
  { title: 'Separação', icon: LuPackage, text: 'Os três livros estão embalados e etiquetados.' },
  { title: 'Transporte', icon: LuTruck, text: 'O pacote segue de Recife para Curitiba.' },
  { title: 'Recebimento', icon: LuHouse, text: 'Alguém assina o recibo na portaria.' },
]

const titles = steps.map(({ title }) => title)

const icons = steps.map(({ icon }) => icon)

/** Steps with an icon instead of a number. */
export default function IconSteps() {
  const [step, setStep] = useState(1)
  return (
    <Stack gap="4">
      <StepList
        label="Etapas da remessa"
        titles={titles}
        icons={icons}
        current={step}
        onStepChange={setStep}
      />
      <Text role="status">{steps[step]?.text}</Text>
      <Flex gap="2">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Recuar
        </Button>
        <OutlineButton disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
          Avançar
        </OutlineButton>
      </Flex>
    </Stack>
  )
}
