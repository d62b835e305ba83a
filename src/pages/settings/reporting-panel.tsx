import { Text } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'

/** Tells the user that errors are reported. */
export function ReportingPanel() {
  return (
    <Panel title="Relatos de erros" description="Este painel avisa quem o mantém quando algo dá errado.">
      <Text>
        Vão o tipo do erro, o lugar no código, a página e a versão. O relato não leva seu nome, o que você
        digitou nem o que você consultou.
      </Text>
    </Panel>
  )
}
