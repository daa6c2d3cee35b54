import LoaderCircle from 'lucide-react/icons/loader-circle';

export const Spinner = ({ size = 24 }: { size?: number }) => <LoaderCircle className="spinner" size={size} />;
