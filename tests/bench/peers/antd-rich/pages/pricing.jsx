import { CheckOutlined } from '@ant-design/icons'
import { Button, Card, Col, Flex, Progress, Row, Table, Typography } from 'antd'
import { modules } from '../../content.js'
import { plans } from '../content.js'

const columns = [
  { title: 'Módulo', dataIndex: 'name' },
  { title: 'Grupo', dataIndex: 'group' },
  { title: 'Créditos', dataIndex: 'variants' },
]

export default function Pricing() {
  return (
    <Flex vertical gap={24}>
      <Typography.Title>Créditos</Typography.Title>
      <Card title="Saldo">
        <Progress percent={62} />
      </Card>
      <Row gutter={24}>
        {plans.map(({ name, features }) => (
          <Col key={name} span={8}>
            <Card title={name} actions={[<Button key="choose">Escolher</Button>]}>
              {features.map((feature) => (
                <p key={feature}>
                  <CheckOutlined /> {feature}
                </p>
              ))}
            </Card>
          </Col>
        ))}
      </Row>
      <Table rowKey="id" columns={columns} dataSource={modules} pagination={false} />
    </Flex>
  )
}
