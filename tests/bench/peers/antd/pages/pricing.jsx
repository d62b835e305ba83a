import { Card, Typography } from 'antd'

export default function Pricing() {
  return (
    <Card>
      <Typography.Title>Créditos</Typography.Title>
      <Typography.Paragraph>Quanto custa cada consulta, e quantas ainda há.</Typography.Paragraph>
    </Card>
  )
}
