import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { PostsEvent } from '../../../machines/blog/posts.machine';

/** D11: the search term stands in the address, `/blog?zoek=batterij`. */
export const watchSearch = (router: ReturnType<typeof useRouter>) =>
  fromCallback<PostsEvent>(({ sendBack }) => {
    const tell = () => {
      const search = new URLSearchParams(router.state.location.searchStr).get('zoek') ?? '';
      sendBack({ type: 'search.change', search });
    };
    tell();
    return router.subscribe('onResolved', tell);
  });
