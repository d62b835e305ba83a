import { Card, Table, Typography } from 'antd'
import { modules } from '../../content.js'

const columns = [
  { title: 'Módulo', dataIndex: 'name' },
  { title: 'Grupo', dataIndex: 'group' },
  { title: 'Variantes', dataIndex: 'variants' },
]

export default function Modules() {
  return (
    <Card>
      <Typography.Title>Consultas</Typography.Title>
      <Table rowKey="id" columns={columns} dataSource={modules} pagination={false} />
    </Card>
  )
}
