import { Link } from 'react-router-dom'
import { figures, shortcuts } from '../../content.js'

export default function Dashboard() {
  return (
    <>
      <h1>Dashboard</h1>
      <div className="figures">
        {figures.map(({ name, value, note }) => (
          <dl key={name} className="panel" data-figure="">
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>{note}</dd>
          </dl>
        ))}
      </div>
      <section className="panel">
        <h2>Nenhuma consulta ainda</h2>
        <p>O uso por dia e por módulo aparece aqui depois da primeira.</p>
        <Link to="/pacotes">Fazer a primeira consulta</Link>
      </section>
      <section className="panel">
        <h2>Atalhos</h2>
        <ul>
          {shortcuts.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
