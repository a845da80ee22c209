import { useFrame } from '../lib/frame'
import { Footnote } from '../parts/Say'
import { type ChartPoint, type Field, lineThrough, pointsOf } from './relief-chart'
import type { LandingTexts } from './texts'

const WIDE: Field & { width: number; height: number } = {
  width: 1120,
  height: 500,
  left: 86,
  right: 1096,
  top: 96,
  bottom: 468,
}
const TALL: Field & { width: number; height: number } = {
  width: 342,
  height: 330,
  left: 40,
  right: 326,
  top: 64,
  bottom: 296,
}

export function Relief({ texts }: { texts: LandingTexts['relief'] }) {
  const { claims } = useFrame()
  const claim = claims.relief_by_exercises
  const percents = claim?.points.map(([, percent]) => percent) ?? []
  return (
    <section className="rl">
      <div className="wrap">
        <div className="head">
          <h2>
            {texts.title}
            <Footnote claim="relief_by_exercises" />
          </h2>
          <p className="lead">{claim?.isShown ? texts.lead : claim?.instead.text}</p>
        </div>
        {claim?.isShown && (
          <div className="big">
            <Chart field={WIDE} percents={percents} texts={texts} className="only-l" />
            <Chart field={TALL} percents={percents} texts={texts} className="only-s" />
          </div>
        )}
        <div className="exs">
          {texts.steps.map(({ exercise, title, words }) => (
            <div key={exercise}>
              <img src={`/pictures/exercises/${exercise}.svg`} alt="" width="72" height="72" loading="lazy" />
              <p>
                {title}
                <span>{words}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

interface ChartProps {
  field: typeof WIDE
  percents: number[]
  texts: LandingTexts['relief']
  className: string
}

function Chart({ field, percents, texts, className }: ChartProps) {
  const { width, height, left, right, bottom } = field
  const points = pointsOf(percents, field)
  const line = lineThrough(points)
  const half = pointsOf([50], { ...field })[0]?.y ?? 0
  const times = [texts.start, ...texts.steps.map(({ at }) => at)]
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.chart}>
      <path className="area" d={`${line}L${right} ${bottom}L${left} ${bottom}Z`} />
      {[half, field.top].map((y) => (
        <path key={y} className="grid" d={`M${left} ${y}H${right}`} />
      ))}
      <path className="axis" d={`M${left} ${bottom}H${right}`} />
      {points.slice(1).map(({ x, y }) => (
        <path key={x} className="drop" d={`M${x} ${y}V${bottom}`} />
      ))}
      <path className="line" d={line} />
      {points.map((point, index) => (
        <Mark
          key={point.x}
          point={point}
          isLast={index === points.length - 1}
          time={times[index] ?? ''}
          bottom={bottom}
        />
      ))}
    </svg>
  )
}

function Mark({ point, isLast, time, bottom }: { point: ChartPoint; isLast: boolean; time: string; bottom: number }) {
  const { x, y, percent } = point
  const isFirst = percent === 0
  const anchor = isLast ? 'end' : isFirst ? 'start' : 'middle'
  return (
    <>
      <circle className="point" cx={x} cy={y} r="7" />
      <text
        className="sf value"
        x={isLast ? x + 14 : isFirst ? x + 16 : x}
        y={y - (isFirst ? 16 : 24)}
        textAnchor={anchor}
      >
        {percent}
        <tspan className="unit">%</tspan>
      </text>
      <text className="time" x={x} y={bottom + 28} textAnchor={isLast ? 'end' : 'middle'}>
        {time}
      </text>
    </>
  )
}
