import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { IconType } from 'react-icons'
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

type Step = { title: string; text: string; icon?: IconType }

type StepsProps = { label: string; steps: readonly Step[]; back: string; on: string }

function Steps({ label, steps, back, on }: StepsProps) {
  const [step, setStep] = useState(1)
  return (
    <Stack gap="4">
      <StepList
        label={label}
        titles={steps.map(({ title }) => title)}
        icons={steps.flatMap(({ icon }) => icon ?? [])}
        current={step}
        onStepChange={setStep}
      />
      <Text role="status">{steps[step]?.text}</Text>
      <Flex gap="2">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {back}
        </Button>
        <OutlineButton disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
          {on}
        </OutlineButton>
      </Flex>
    </Stack>
  )
}

const request = [
  { title: 'Pedido', text: 'O que foi pedido chega à fila em segundos.' },
  { title: 'Análise', text: 'Uma pessoa confere os documentos.' },
  { title: 'Entrega', text: 'O resultado fica disponível no painel.' },
]

export const ShortSteps = () => (
  <Steps label="Etapas do pedido" steps={request} back="Anterior" on="Próxima" />
)

const shipment = [
  { title: 'Separação', icon: LuPackage, text: 'Os três livros estão embalados e etiquetados.' },
  { title: 'Transporte', icon: LuTruck, text: 'O pacote segue de Recife para Curitiba.' },
  { title: 'Recebimento', icon: LuHouse, text: 'Alguém assina o recibo na portaria.' },
]

export const IconSteps = () => <Steps label="Etapas da remessa" steps={shipment} back="Recuar" on="Avançar" />
