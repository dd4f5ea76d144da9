import type { Plan } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Course } from '../course/course.tsx'
import { largestVariant, Picture } from '../picture/picture.tsx'

/** Floor plans on a tinted ground, multiplied, so that white paper takes its colour. All have one scale. */
export function Plans({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useT()
  if (plans.length === 0) return null
  return (
    <section className="band plans" aria-labelledby="plans-title">
      <div className="wrap">
        <Course id="plans-title" title={t('estate.plans')} />
        <ul className="plans__list" data-pictures>
          {plans.map(({ picture, share, homes }) => (
            <li key={picture.src}>
              <a href={largestVariant(picture)} className={`plans__picture sm-${share}`}>
                <Picture picture={picture} sizes="(max-width: 767px) 100vw, 50vw" />
              </a>
              {homes.length > 0 && <PlanHomes homes={homes} />}
            </li>
          ))}
        </ul>
        <p className="plans__note">{t('estate.plansNote')}</p>
      </div>
    </section>
  )
}

function PlanHomes({ homes }: Pick<Plan, 'homes'>) {
  return (
    <ul className="plans__homes">
      {homes.map(({ href, label, surface }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {surface !== undefined && `, ${surface}`}
        </li>
      ))}
    </ul>
  )
}
