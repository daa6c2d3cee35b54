import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchCatalog } from '@vitrine/contract/catalog/staff-catalog.ts';
import { searchOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useNavigate } from 'react-router';
import { staffApi } from '../../api/staff-api.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { paletteMessages } from '../../messages/en/palette.ts';
import { useMay, useProfile } from '../../session/profile.tsx';
import { signOut } from '../../session/sign-out.ts';
import { menuFor } from '../menu-items.ts';
import { type Command, findCommands, orderNumberIn, productTextIn } from './find-commands.ts';
import { showDialog } from './palette-store.ts';

const FOUND = 5;

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** What the person may do and find, by groups. `searched`: the text once typing has paused. */
export function useCommands(text: string, searched: string): { groups: CommandGroup[]; isSearching: boolean } {
  const t = useMessages(paletteMessages);
  const orders = useFoundOrders(searched);
  const products = useFoundProducts(searched);
  const groups = [
    { title: t.orders, commands: orders.commands },
    { title: t.screens, commands: findCommands(useScreens(), text) },
    { title: t.actions, commands: findCommands(useActions(), text) },
    // Last, because they come later: the entry that Enter opens must not change meanwhile.
    { title: t.products, commands: products.commands },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: orders.isFetching || products.isFetching || text !== searched,
  };
}

function useScreens(): Command[] {
  const t = useMessages(layoutMessages);
  const { permissions } = useProfile();
  const navigate = useNavigate();
  const screens = [...menuFor(permissions, t), { path: '/account', label: t.account, key: undefined }];
  return screens.map(({ path, label, key }) => ({
    id: `screen ${path}`,
    label,
    ...(key && { keys: `G ${key.toUpperCase()}` }),
    run: () => void navigate(path),
  }));
}

function useActions(): Command[] {
  const t = useMessages(paletteMessages);
  const words = useMessages(layoutMessages);
  const { store } = useProfile();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const mayCreate = useMay('catalog.w');
  const leave = () => signOut().catch((error) => showToast({ tone: 'failure', text: errorText(error) }));
  return [
    ...(mayCreate ? [{ id: 'new product', label: t.newProduct, run: () => void navigate('/products/new') }] : []),
    { id: 'open shop', label: words.openShop, run: () => void window.open(store.url, '_blank', 'noopener') },
    { id: 'keys', label: t.keys, keys: '?', run: () => showDialog('help') },
    { id: 'sign out', label: words.signOut, run: () => void leave() },
  ];
}

function useFoundOrders(text: string): { commands: Command[]; isFetching: boolean } {
  const t = useMessages(paletteMessages);
  const navigate = useNavigate();
  const number = orderNumberIn(text);
  const isAsked = useMay('orders.r') && number !== null;
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'orders', number],
    queryFn: () => staffApi(searchOrders, { query: { q: number ?? '', count: FOUND } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = (isAsked && data?.items) || [];
  return {
    isFetching,
    commands: found.map((order) => ({
      id: `order ${order.id}`,
      label: t.order(order.number),
      detail: order.customer,
      run: () => void navigate(`/orders/${order.id}`),
    })),
  };
}

function useFoundProducts(text: string): { commands: Command[]; isFetching: boolean } {
  const navigate = useNavigate();
  const wanted = productTextIn(text);
  const isAsked = useMay('catalog.r') && wanted !== null;
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'products', wanted],
    queryFn: () => staffApi(searchCatalog, { query: { q: wanted ?? '', count: FOUND } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = (isAsked && data?.items) || [];
  return {
    isFetching,
    commands: found.map((product) => ({
      id: `product ${product.id}`,
      label: product.name,
      detail: product.sku,
      run: () => void navigate(`/products/${product.id}`),
    })),
  };
}
