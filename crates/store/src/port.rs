//! How a port of the store is declared.

/// Declares a port of the store, once: its methods, their rules over the rows of any database if they have some, and how its calls pass an
/// interceptor. Methods below `hooked` have a hook of their own.
macro_rules! port {
    (
        over $over:ident;

        $(#[$about:meta])*
        pub trait $port:ident {
            $(
                $(#[$doc:meta])*
                async fn $name:ident(&$this:ident $(, $argument:ident: $type:ty)* $(,)?) -> Result<$output:ty, StoreError> {
                    $($body:tt)*
                }
            )*
        }
        $(hooked {
            $(
                $(#[$own_doc:meta])*
                async fn $own:ident(
                    &$own_this:ident $(, $own_argument:ident: $own_type:ty)* $(,)?
                ) -> Result<$own_output:ty, StoreError> {
                    $($own_body:tt)*
                }
            )*
        })?
    ) => {
        port! {
            $(#[$about])*
            pub trait $port: Send + Sync {
                $($(#[$doc])* async fn $name(&self $(, $argument: $type)*) -> Result<$output, StoreError>;)*
            }
            hooked {
                $($($(#[$own_doc])* async fn $own(&self $(, $own_argument: $own_type)*) -> Result<$own_output, StoreError>;)*)?
            }
        }

        #[async_trait::async_trait]
        impl<D: $over> $port for D {
            $(async fn $name(&$this $(, $argument: $type)*) -> Result<$output, StoreError> { $($body)* })*
            $($(async fn $own(&$own_this $(, $own_argument: $own_type)*) -> Result<$own_output, StoreError> { $($own_body)* })*)?
        }
    };
    (
        $(#[$about:meta])*
        pub trait $port:ident: $first:ident $(+ $more:ident)* {
            $(
                $(#[$doc:meta])*
                async fn $name:ident(&self $(, $argument:ident: $type:ty)* $(,)?) -> Result<$output:ty, StoreError>;
            )*
        }
        hooked {
            $(
                $(#[$own_doc:meta])*
                async fn $own:ident(
                    &self $(, $own_argument:ident: $own_type:ty)* $(,)?
                ) -> Result<$own_output:ty, StoreError>;
            )*
        }
    ) => {
        $(#[$about])*
        #[async_trait::async_trait]
        pub trait $port: $first $(+ $more)* {
            $($(#[$doc])* async fn $name(&self $(, $argument: $type)*) -> Result<$output, StoreError>;)*
            $($(#[$own_doc])* async fn $own(&self $(, $own_argument: $own_type)*) -> Result<$own_output, StoreError>;)*
        }

        #[async_trait::async_trait]
        impl<A: $crate::intercept::Interceptor> $port for $crate::intercept::Intercepted<A> {
            $(
                async fn $name(&self $(, $argument: $type)*) -> Result<$output, StoreError> {
                    let carried_out = self.inner.$name($($argument),*);
                    self.interceptor.through(stringify!($name), &[$(&$argument),*], carried_out).await
                }
            )*
            $(
                async fn $own(&self $(, $own_argument: $own_type)*) -> Result<$own_output, StoreError> {
                    let carried_out = self.interceptor.$own(&*self.inner, $($own_argument),*);
                    self.interceptor.through(stringify!($own), &[$(&$own_argument),*], carried_out).await
                }
            )*
        }
    };
}
pub(crate) use port;
