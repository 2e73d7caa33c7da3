export { createPath, resolvePath, type Location, type Path, type To } from './address.ts'
export {
  LocationContext,
  RouterContext,
  useLocation,
  useLocationPart,
  useNavigate,
  useParams,
  useRouter,
  useSearchParams,
  type Navigate as NavigateFunction,
  type NavigateOptions,
} from './context.ts'
export { Link, Navigate, NavLink, type LinkProps } from './Link.tsx'
export { matchPath, type Params } from './matchPath.ts'
