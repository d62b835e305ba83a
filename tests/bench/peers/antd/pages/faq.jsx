import { Card, Typography } from 'antd'

export default function Faq() {
  return (
    <Card>
      <Typography.Title>Base de Conhecimento</Typography.Title>
      <Typography.Paragraph>As perguntas que mais se fazem, com as respostas.</Typography.Paragraph>
    </Card>
  )
}
