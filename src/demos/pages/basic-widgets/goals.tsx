import { Box, Flex, Text } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'

const goals = [
  { name: 'Cadastros conferidos', value: 82, note: '410 de 500 no mês' },
  { name: 'Pendências resolvidas', value: 100, note: 'Todas as 36 da semana' },
  { name: 'Endereços atualizados', value: 45, note: '90 de 200 no mês' },
  { name: 'Equipe treinada', value: 60, note: '6 de 10 pessoas' },
]

export function Goals() {
  return (
    <Panel title="Metas" description="Combinadas para este mês">
      <Flex as="ul" listStyleType="none" direction="column" gap="4">
        {goals.map(({ name, value, note }) => (
          <Box as="li" key={name}>
            <Flex justify="space-between" gap="3" wrap="wrap" mb="1.5">
              <Text fontWeight="500">{name}</Text>
              <Text textStyle="small" color="fg.muted">
                {note}
              </Text>
            </Flex>
            <ProgressBar label={name} value={value} />
          </Box>
        ))}
      </Flex>
    </Panel>
  )
}
