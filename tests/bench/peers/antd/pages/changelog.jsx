import { Card, Typography } from 'antd'

export default function Changelog() {
  return (
    <Card>
      <Typography.Title>Changelog</Typography.Title>
      <Typography.Paragraph>O que mudou em cada versão.</Typography.Paragraph>
    </Card>
  )
}
