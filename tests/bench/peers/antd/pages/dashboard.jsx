import { Button, Card, Col, Empty, Row, Space, Statistic, Tag, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { figures, shortcuts } from '../../content.js'

export default function Dashboard() {
  return (
    <Space orientation="vertical" size="large" style={{ width: '100%' }}>
      <Typography.Title>Dashboard</Typography.Title>
      <Row gutter={24}>
        {figures.map(({ name, value, note }) => (
          <Col key={name} span={6}>
            <Card data-figure="">
              <Statistic title={name} value={value} />
              <Typography.Text type="secondary">{note}</Typography.Text>
            </Card>
          </Col>
        ))}
      </Row>
      <Card>
        <Empty description="Nenhuma consulta ainda">
          <Link to="/pacotes">
            <Button type="primary">Fazer a primeira consulta</Button>
          </Link>
        </Empty>
      </Card>
      <Card title="Atalhos">
        {shortcuts.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Card>
    </Space>
  )
}
