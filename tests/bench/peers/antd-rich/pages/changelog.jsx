import { Card, Flex, Tag, Timeline, Typography } from 'antd'

const versions = ['2.0.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0', '1.0.0']

const changes = [
  'Novas consultas de pessoas e empresas',
  'Lotes com planilhas',
  'Relatórios em PDF',
  'Correções',
]

export default function Changelog() {
  return (
    <Flex vertical gap={24}>
      <Typography.Title>Changelog</Typography.Title>
      <Card>
        <Timeline
          items={versions.map((version) => ({
            content: (
              <>
                <Typography.Title level={4}>{version}</Typography.Title>
                {changes.map((change) => (
                  <p key={change}>
                    <Tag color="cyan">Novo</Tag> {change}
                  </p>
                ))}
              </>
            ),
          }))}
        />
      </Card>
    </Flex>
  )
}
