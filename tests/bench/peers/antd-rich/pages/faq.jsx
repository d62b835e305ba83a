import { Card, Collapse, Flex, Input, Tag, Typography } from 'antd'
import { questions } from '../content.js'

export default function Faq() {
  return (
    <Flex vertical gap={24}>
      <Typography.Title>Base de Conhecimento</Typography.Title>
      <Input.Search placeholder="Buscar nas perguntas" />
      <Flex gap={8}>
        {['Todas', 'Consultas', 'Créditos', 'Conta'].map((name) => (
          <Tag.CheckableTag key={name} checked={name === 'Todas'}>
            {name}
          </Tag.CheckableTag>
        ))}
      </Flex>
      <Card>
        <Collapse items={questions} defaultActiveKey={[0, 1]} />
      </Card>
    </Flex>
  )
}
