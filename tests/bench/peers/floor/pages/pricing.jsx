export default function Pricing() {
  return (
    <section className="panel">
      <h1>Créditos</h1>
      <p>Quanto custa cada consulta, e quantas ainda há.</p>
    </section>
  )
}
