import { modules } from '../../content.js'

export default function Modules() {
  return (
    <section className="panel">
      <h1>Consultas</h1>
      <table>
        <thead>
          <tr>
            <th>Módulo</th>
            <th>Grupo</th>
            <th>Variantes</th>
          </tr>
        </thead>
        <tbody>
          {modules.map(({ id, name, group, variants }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{group}</td>
              <td>{variants}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
