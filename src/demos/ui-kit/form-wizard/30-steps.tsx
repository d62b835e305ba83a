import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuHouse, LuPackage, LuTruck } from 'react-icons/lu'
import { OutlineButton } from '../basics.tsx'
import { StepList } from '../wizard/step-list.tsx'

export const meta = {
  ShortSteps: { title: 'Só as etapas', description: 'A lista de etapas, com um conteúdo qualquer.' },
  IconSteps: {
    title: 'Com ícones',
    description: 'Um ícone por etapa; as concluídas voltam com um clique.',
  },
}

const steps = [
  ['Pedido', 'O que foi pedido chega à fila em segundos.'],
  ['Análise', 'Uma pessoa confere os documentos.'],
  ['Entrega', 'O resultado fica disponível no painel.'],
] as const

const titles = steps.map(([title]) => title)

export function ShortSteps() {
  const [step, setStep] = useState(1)
  return (
    <Stack gap="4">
      <StepList label="Etapas do pedido" titles={titles} current={step} onStepChange={setStep} />
      <Text>{steps[step]?.[1]}</Text>
      <Flex gap="2">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Anterior
        </Button>
        <OutlineButton disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
          Próxima
        </OutlineButton>
      </Flex>
    </Stack>
  )
}

const shipment = [
  { title: 'Separação', icon: LuPackage, text: 'Os três livros estão embalados e etiquetados.' },
  { title: 'Transporte', icon: LuTruck, text: 'O pacote segue de Recife para Curitiba.' },
  { title: 'Recebimento', icon: LuHouse, text: 'Alguém assina o recibo na portaria.' },
]

const shipmentTitles = shipment.map(({ title }) => title)

const icons = shipment.map(({ icon }) => icon)

export function IconSteps() {
  const [step, setStep] = useState(1)
  return (
    <Stack gap="4">
      <StepList
        label="Etapas da remessa"
        titles={shipmentTitles}
        icons={icons}
        current={step}
        onStepChange={setStep}
      />
      <Text role="status">{shipment[step]?.text}</Text>
      <Flex gap="2">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Recuar
        </Button>
        <OutlineButton disabled={step === shipment.length - 1} onClick={() => setStep(step + 1)}>
          Avançar
        </OutlineButton>
      </Flex>
    </Stack>
  )
}
